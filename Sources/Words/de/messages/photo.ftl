### A meal that was seen on a picture, in German: see docs/messages.md.

photo-sure = { $tier }, zu { $percent }{"\u00A0"}% sicher

photo-description = Auf dem Bild: { $words }

photo-instead-of = statt  { $name }

photo-placeholder-gone = Der Platzhalter ist schon weg.

photo-meal = Mahlzeit

photo-meal-named = Mahlzeit: { $title }

photo-sum = Zusammen { $grams }, { $energy }.

photo-sum-per-gram = Zusammen { $grams }, { $energy }, { NUMBER($density, maximumFractionDigits: 2) }{"\u00A0"}kcal je Gramm.

photo-no-score = Kein Gesundheitswert: Von einem Teil sind Energie, gesättigte Fettsäuren, Zucker oder Natrium nicht bekannt.

photo-weights-guessed = Die Gewichte sind nach dem Bild geschätzt: „1: 110g“ berichtigt eines.

photo-nothing-sure = Nichts darauf ist sicher: vielleicht { $foods }. Sag, was es ist und wie viel, dann zähle ich es.

photo-not-seen-for-sure = Nicht sicher zu erkennen und nicht gezählt: { $foods }.

photo-not-in-food-bank = Nicht in der Lebensmittelliste und nicht gezählt: { $foods }.
