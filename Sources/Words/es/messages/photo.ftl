### A meal that was seen on a picture, in Spanish: see docs/messages.md.

photo-sure = { $tier }, seguridad { $percent }{"\u00A0"}%

photo-description = En la imagen: { $words }

photo-instead-of = en vez de  { $name }

photo-placeholder-gone = Lo que ocupaba su lugar ya no está.

photo-meal = Comida

photo-meal-named = Comida: { $title }

photo-sum = En total { $grams }, { $energy }.

photo-sum-per-gram = En total { $grams }, { $energy }, { NUMBER($density, maximumFractionDigits: 2) }{"\u00A0"}kcal por gramo.

photo-no-score = Sin puntuación de salud: de alguna parte no se conoce la energía, las grasas saturadas, los azúcares o el sodio.

photo-weights-guessed = Los pesos se estiman por la imagen: “1: 110g” corrige uno.

photo-nothing-sure = Nada es seguro: quizá { $foods }. Di qué es y cuánto, y lo cuento.

photo-not-seen-for-sure = No se ve con seguridad y no cuenta: { $foods }.

photo-not-in-food-bank = No está en la lista de alimentos y no cuenta: { $foods }.
