### What is erased for good, in Spanish: see docs/messages.md.

forget-everything = Olvidarlo todo, para siempre:

forget-person = Olvidar a { $person }, para siempre:

record-kinds = { $kind ->
        [profile] perfiles
        [food] alimentos
        [recipe] recetas
        [meal] comidas
        *[entry] entradas
        [trip] compras
        [purchase] artículos comprados
        [target] objetivos
        [weight] pesos
        [activity] actividades
        [familyMember] miembros de la familia
        [familyTargets] objetivos del hogar
        [water] vasos de agua
        [knownLine] líneas de tique conocidas
        [pantryChange] cambios de la despensa
    }

forget-count = { $kind } { $count }

forget-journal = { $commits ->
        [one] lo que dice { $commits } anotación del registro de cambios
        *[other] lo que dicen { $commits } anotaciones del registro de cambios
    }

forget-notes = { $count ->
        [one] { $count } borrador, informe o nota
        *[other] { $count } borradores, informes y notas
    }

forget-typed = las líneas escritas

forget-pictures = { $count ->
        [one] { $count } imagen guardada
        *[other] { $count } imágenes guardadas
    }

forget-both = { $first }, y { $second }

forget-stays-everything = Se quedan: los alimentos importados para consultar y las claves (larder key list).

forget-stays-person = Se quedan: los alimentos, las recetas y los objetivos que son del hogar.

forget-more = y { $count } más

forget-mentioned = El nombre está también en lo que no es de { $person }, y ahí se queda: { $places }.

forget-reach = Fuera del alcance de larder: copias y exportaciones, conversaciones que guardaste en archivos, lo que se envió a modelos y a otros dispositivos, y lo que un disco conserva de archivos borrados.

forget-reach-copy = Fuera del alcance de larder: copias y exportaciones (la última copia: { $path }), conversaciones que guardaste en archivos, lo que se envió a modelos y a otros dispositivos, y lo que un disco conserva de archivos borrados.

forget-question = Nada lo devuelve. Escribe { $answer } para borrarlo, cualquier otra cosa para dejarlo:

forget-done-everything = Borrado: todo queda como nuevo.

forget-done-person = Borrado: { $person }.

forget-nothing = No se borró nada.

forget-not-typed = No se borró nada: eso no era { $answer }.

forget-nobody = Aquí nadie se llama “{ $name }”. Hay: { $known }. larder forget everything lo borra todo.

forget-only = { $person } es el único perfil. larder forget everything lo borra todo.

forget-default = { $person } es el perfil predeterminado. Elige antes otro: “make NAME the default”.

forget-locked = Otro larder tiene abiertos estos datos. Ciérralo y vuelve a intentarlo; no se borró nada.
