### What larder reminds of, in Spanish: see docs/messages.md.

reminder-breakfast = Buenos días y buen desayuno. Unas palabras bastan para anotarlo: { $command }

reminder-lunch = Buen provecho con el almuerzo. Unas palabras bastan para anotarlo, cuando quieras: { $command }

reminder-dinner = Buen provecho con la cena. Unas palabras bastan para anotarla, cuando quieras: { $command }

reminder-week = Tu semana está lista para repasarla, cuando quieras: { $command }

reminder-open = Abrir

reminder-none = Ahora no hay nada que recordar.

reminder-off = Los recordatorios de { slot } están desactivados.

reminder-week-off = Los recordatorios de la semana están desactivados.

reminder-not-now = No es hora de un recordatorio de { slot }.

reminder-week-not-now = No es hora de un recordatorio de la semana.

reminder-logged = { slot-title }: ya está en el diario.

reminder-week-reported = El informe de la semana ya está hecho.

reminder-week-empty = En la semana no hay nada que repasar.

reminders-row = recordatorios

reminders-row-week = semana

reminders-on = activados

reminders-off = desactivados (larder reminders on los activa)

reminders-weekly = { style-weekday } { $time }

reminders-time = { $time }

reminders-time-off = { $time }, desactivado

reminders-at = { $name } { $time }

reminders-nobody = Aquí no hay systemd ni cron que despierten a larder. Haz que otro programa ejecute “larder remind” a estas horas.

reminders-no-dry-run = Los recordatorios no se pueden ensayar: larder reminders muestra lo que está puesto.

reminders-line-break = Un temporizador no admite un nombre con un salto de línea.

reminders-no-program = No se sabe dónde está larder, así que ningún temporizador puede ejecutarlo.

reminders-systemd-refused = systemd no aceptó los temporizadores. “{ $command }” dice por qué.

reminders-not-written = No se pudo escribir { $path }. ¿Se puede escribir en la carpeta?

reminders-crontab-unread = No se pudo leer tu crontab, así que se queda como está. “crontab -l” dice por qué.

reminders-crontab-unwritten = No se pudo escribir tu crontab; está como estaba.
