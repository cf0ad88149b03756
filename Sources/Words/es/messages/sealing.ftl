### How data is sealed, in Spanish: see docs/messages.md.

seal-card = Sellar con una frase de paso los datos de { $home }:

seal-database = todo larder.db: diario, personas, registro de cambios, borradores, ajustes

seal-files = { $count ->
        [one] { $count } archivo más
        *[other] { $count } archivos más
    }

seal-keyring = El almacén de secretos del escritorio también los abre, mientras tenga la clave.

seal-each-session = Desde entonces se pide una vez por sesión.

seal-final = Una frase de paso perdida es definitiva: sin ella nada ni nadie abre los datos, ni ninguna copia hecha desde entonces.

seal-stays = Sigue siendo legible: las copias y exportaciones anteriores, los alimentos importados para consultar, los nombres de los errores (larder doctor --log) y lo que un disco conserva de archivos borrados.

seal-stays-copy = Sigue siendo legible: las copias y exportaciones anteriores (la última copia: { $path }), los alimentos importados para consultar, los nombres de los errores (larder doctor --log) y lo que un disco conserva de archivos borrados.

seal-question = ¿Sellarlos? [s]í, [n]o:

seal-ask-new = Frase de paso (no se muestra, al menos { $count } caracteres):

seal-ask = Frase de paso (no se muestra):

seal-ask-again = Otra vez:

seal-try-again = Esa no es la frase de paso.

seal-already = Los datos ya están sellados. larder unlock quita el sello.

seal-none = Los datos no están sellados. larder lock los sella.

seal-done = Sellado. larder unlock quita el sello.

seal-removed = El sello está quitado.

seal-removal = Quitar el sello: quien pueda leer tus archivos podrá leer entonces los datos.

seal-removal-question = ¿Quitarlo? [s]í, [n]o:

seal-too-short = Una frase de paso tiene al menos { $count } caracteres; lo mejor son varias palabras. No se cambió nada.

seal-differs = Eran dos distintas. No se cambió nada.

seal-not-kept = El almacén de secretos no aceptó la clave. ¿Está ahí y desbloqueado? No se cambió nada.

seal-no-kept-key = El almacén de secretos del escritorio no da la clave; la frase de paso abre los datos.

seal-in-use = Otro larder tiene abiertos estos datos. Ciérralo y vuelve a intentarlo; no se cambió nada.

seal-no-terminal = Los datos piden su frase de paso. Abre larder en una terminal o nombra un archivo tuyo que la contenga: { $variable }=ARCHIVO.

seal-unreadable = { $path } no da ninguna frase de paso: tiene que ser un archivo tuyo que nadie más pueda leer (chmod 600), con una frase de paso dentro.

seal-not-opened = El sello se queda, porque no se pudieron abrir estos archivos: { $paths }.

seal-left = Estos archivos no se pudieron sellar y siguen siendo legibles: { $paths }.
