### Keys of the providers of models, in Spanish: see docs/messages.md.

key-in-environment = { $variable } en el entorno

key-in-store = el almacén de secretos

key-in-input = la entrada estándar

key-missing = No hay clave para { $provider }. Para guardar una: larder key set { $provider }. O define { $variable }.

key-file-unreadable = No se pudo leer el archivo de clave { $path }. ¿Es tuyo?

key-file-unwritable = No se pudo escribir { $path }. ¿Es tuya la carpeta, y hay sitio?

key-no-folder = No se conoce ninguna carpeta para las claves. Indica una con --home CARPETA.

key-store-absent = Aquí no hay almacén de secretos.

key-store-silent = El almacén de secretos no respondió. ¿Está abierto?

key-store-failed = No se pudo consultar el almacén de secretos. ¿Está en marcha?

key-empty = está vacía

key-too-long = tiene más de { $most } bytes

key-blank-inside = hay un espacio o un fin de línea dentro

key-unprintable = hay un carácter que ninguna clave tiene

key-variable-unusable = { $variable } no es una clave: { $reason }. Defínela otra vez, o quítala con unset.

key-store-unusable = Lo que tiene el almacén de secretos no es una clave: { $reason }. Para sustituirla: { $renewal }.

key-file-unusable = El archivo de clave { $path } no tiene una clave: { $reason }. Para sustituirla: { $renewal }.

key-input-unusable = Eso no es una clave: { $reason }. No se guarda nada.

key-file-link = El archivo de clave { $path } es un enlace y no se usa. Para poner un archivo en su lugar: { $renewal }.

key-file-not-regular = El archivo de clave { $path } no es un archivo normal y no se usa. Apártalo y después: { $renewal }.

key-file-not-own = El archivo de clave { $path } es de otra persona y no se usa. Para sustituirlo: { $renewal }.

key-file-open = El archivo de clave { $path } está abierto a otros y no se usa. Para arreglarlo: chmod 600 { $quoted }

key-kept = La clave de { $provider } queda guardada: { $place }.

key-kept-in-file = La clave de { $provider } queda guardada en { $path }, que solo tú puedes leer.

key-older-removed = La anterior se quitó: { $place }.

key-variable-first = { $variable } está definida y tiene prioridad.

key-not-used = { $place } (no se usa: tiene prioridad la de arriba)

key-none = No hay claves. Para guardar una: larder key set openai.

key-removed = La clave de { $provider } se quitó: { $place }.

key-none-kept = No hay ninguna clave guardada de { $provider }.

key-variable-stays = { $variable } está definida en el entorno, adonde larder no llega: unset { $variable }

key-prompt = Clave de { $provider } (no se muestra):

key-no-dry-run = Las claves no tienen ensayo: key list muestra lo que hay.

key-trouble-and-missing = { $trouble } { $missing }
