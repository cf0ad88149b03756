### What trackers, other diaries and exported data bring, in German: see docs/messages.md.

import-span = { $first } bis { $last }

import-title = { $source }, { $span }

import-title-for = { $source }, { $span }, für { $person }

import-as-before = unverändert

import-new = neu

import-changed = geändert

import-weights-row = Gewichte

import-weights = { $count ->
        [one] { $count } Gewicht
        *[other] { $count } Gewichte
    }

health-earned = Bewegung an { $days ->
        [one] { $days } Tag
        *[other] { $days } Tagen
    }, { $energy }

health-earned-days = Bewegung an { $days ->
        [one] { $days } Tag
        *[other] { $days } Tagen
    }

health-eaten = Gegessenes an { $days ->
        [one] { $days } Tag
        *[other] { $days } Tagen
    }, { $energy }

health-eaten-days = Gegessenes an { $days ->
        [one] { $days } Tag
        *[other] { $days } Tagen
    }

health-replaced = { $count ->
        [one] { $count } eingetippte Bewegung
        *[other] { $count } eingetippte Bewegungen
    } ersetzt

health-removed = { $count ->
        [one] { $count } Wert
        *[other] { $count } Werte
    } entfernt

health-row-earned = Kalorien aus Bewegung

health-row-eaten = gegessene Kalorien

health-was = vorher { $before }

health-in-place-of = anstelle von: { $name }, { $day }

health-in-place-of-many = anstelle von { $count } eingetippten Bewegungen

health-weight-of = Gewicht, { $day }

health-gone = nicht mehr da: { $what }, { $day }

health-gone-all = nicht mehr da: { $what }

health-kind-earned = Bewegung

health-kind-weight = Gewicht

health-kind-eaten = Gegessenes

health-removed-mark = entfernt

health-gone-note = { $source } nennt Tage davor und danach; für die Tage, die nicht mehr da sind, gab es früher Werte.

health-much = Das sind { $energy } am Tag. Steckt der Verbrauch in Ruhe darin, ist es nicht das, was durch Bewegung dazukam.

health-not-counted = Bewegung zählt nicht: Der Tagesrahmen bleibt.

health-also-typed = An { $days ->
        [one] { $days } Tag
        *[other] { $days } Tagen
    } hast du selbst Bewegung eingetragen; sie zählt dazu. Hat der Tracker sie auch gemessen, importiere mit --replace.

health-own-weights = An { $days ->
        [one] { $days } Tag
        *[other] { $days } Tagen
    } ist schon ein Gewicht eingetragen; es bleibt.

health-own-entries = { $days ->
        [one] { $days } Tag mit eigenen Einträgen bekommt
        *[other] { $days } Tage mit eigenen Einträgen bekommen
    } nichts Gegessenes dazu.

health-left-out = { $count ->
        [one] { $count } Wert kann nicht stimmen und wurde
        *[other] { $count } Werte können nicht stimmen und wurden
    } weggelassen.

health-change-of = { $day } { $before } → { $after }

health-changed-days = Geändert: { $days }.

health-changed-days-more = Geändert: { $days } und { $more ->
        [one] { $more } weiterer Tag
        *[other] { $more } weitere Tage
    }.

health-doubt = { $day } { $there }, hier { $here }

health-doubted = Apples eigene Summe aus den Messungen der Uhr weicht deutlich ab: { $days }. Gespeichert werden die Summen der Einzelwerte.

health-doubted-more = Apples eigene Summe aus den Messungen der Uhr weicht deutlich ab: { $days }; und { $more ->
        [one] { $more } weiterer Tag
        *[other] { $more } weitere Tage
    }. Gespeichert werden die Summen der Einzelwerte.

import-known = Nichts Neues; schon eingetragen: { $known }.

health-stays = Nichts Neues: Was eingetragen ist, bleibt.

health-no-earned = In { $source } ist keine Bewegung verzeichnet, daher gilt an jedem Tag das Ziel selbst.

diary-entries = { $count ->
        [one] { $count } Eintrag
        *[other] { $count } Einträge
    } an { $days ->
        [one] { $days } Tag
        *[other] { $days } Tagen
    }, { $energy }

diary-water = { $times ->
        [one] einmal
        *[other] { $times }-mal
    } Wasser, { NUMBER($volume, maximumFractionDigits: 0) }{"\u00A0"}ml

diary-nothing = Aus { $file } lässt sich nichts übernehmen.

diary-nothing-new = Nichts Neues in { $file }; schon eingetragen: { $known }.

diary-eaten = gegessen

diary-foods = Lebensmittel für die Liste

diary-earned = Bewegung

diary-rows = { $count ->
        [one] { $count } Zeile
        *[other] { $count } Zeilen
    }

diary-figures-stay = Die Werte bleiben, wie { $source } sie hat; ein durchschnittlicher Tag hat { $energy }.

diary-millilitre = Ein Milliliter zählt als ein Gramm.

diary-left-out = Weggelassen: { $rows }.

diary-day-sums = { $count ->
        [one] { $count } Tagessumme
        *[other] { $count } Tagessummen
    }

diary-no-energy = { $count ->
        [one] { $count } Zeile
        *[other] { $count } Zeilen
    } ohne Energie

diary-no-day = { $count ->
        [one] { $count } Zeile
        *[other] { $count } Zeilen
    } ohne möglichen Tag

diary-no-amount = { $count ->
        [one] { $count } Zeile
        *[other] { $count } Zeilen
    } ohne Menge, deren Gewicht bekannt ist

diary-impossible = { $count ->
        [one] { $count } Zeile, die
        *[other] { $count } Zeilen, die
    } nicht stimmen { $count ->
        [one] kann
        *[other] können
    }

diary-unreadable = { $count ->
        [one] { $count } unlesbare Zeile
        *[other] { $count } unlesbare Zeilen
    }

diary-notes = { $count ->
        [one] { $count } Notiz
        *[other] { $count } Notizen
    }

diary-recipes = { $count ->
        [one] { $count } Rezept
        *[other] { $count } Rezepte
    }

diary-to-come = { $count ->
        [one] { $count } Zeile
        *[other] { $count } Zeilen
    } von Tagen, die noch kommen

diary-figures-unknown = { $count ->
        [one] { $count } Wert, der nicht stimmen kann, bleibt
        *[other] { $count } Werte, die nicht stimmen können, bleiben
    } unbekannt.

diary-own-days = { $days ->
        [one] { $days } Tag
        *[other] { $days } Tage
    } mit eigenen Einträgen: { $rows ->
        [one] { $rows } Zeile
        *[other] { $rows } Zeilen
    } weggelassen. Mit --all-days kommen auch sie.

diary-gone = { $count ->
        [one] { $count } Eintrag, der früher aus { $source } kam, fehlt
        *[other] { $count } Einträge, die früher aus { $source } kamen, fehlen
    } in dieser Datei; gelöscht wird nichts.

diary-unitless = { $count ->
        [one] { $count } Gewicht
        *[other] { $count } Gewichte
    } weggelassen: { $source } nennt die Einheit nicht. Importiere noch einmal mit --kilograms oder --pounds.

diary-other-weights = An { $days ->
        [one] { $days } Tag
        *[other] { $days } Tagen
    } bleibt das eingetragene Gewicht.

diary-other-earned = An { $days ->
        [one] { $days } Tag
        *[other] { $days } Tagen
    } ist schon Bewegung eingetragen; sie bleibt, und nichts zählt doppelt.

data-nothing-new = In { $file } ist nichts neu.

data-nothing-else-new = Was hier neuer ist, bleibt; sonst ist in { $file } nichts neu.

data-summary = Import von { $file }, { $what }

data-new = { $new ->
        [one] { $new } neuer Datensatz
        *[other] { $new } neue Datensätze
    }

data-changed = { $changed ->
        [one] { $changed } geänderter Datensatz
        *[other] { $changed } geänderte Datensätze
    }

data-new-and-changed = { $new ->
        [one] { $new } neuer
        *[other] { $new } neue
    } und { $changed ->
        [one] { $changed } geänderter Datensatz
        *[other] { $changed } geänderte Datensätze
    }

data-kind = { $kind ->
        [profile] Profile
        [food] Lebensmittel
        [recipe] Rezepte
        [meal] Mahlzeiten
        [entry] Einträge
        [trip] Einkäufe
        [purchase] Zeilen von Kassenbons
        [target] Ziele
        [weight] Gewichte
        [activity] Bewegung
        [familyMember] Personen im Haushalt
        [familyTargets] Ziele des Haushalts
        [water] Gläser Wasser
        [knownLine] bekannte Zeilen von Kassenbons
        *[pantryChange] Änderungen im Vorrat
    }

data-count-new = { $count } neu

data-count-changed = { $count } geändert

data-count-equal = { $count } unverändert

data-count-newer = { $count } hier neuer

data-undone-as-one = Was übernommen wird, lässt sich auf einmal rückgängig machen. Das Journal der Datei bleibt in der Datei.

data-newer-stays = Was hier neuer ist, bleibt, wie es ist.

data-other-figures = { $count ->
        [one] { $count } Eintrag behält
        *[other] { $count } Einträge behalten
    } die eingetragenen Werte, die nicht die heutigen des Lebensmittels sind.

data-also = Auch übernommen: { $what }.

data-reports = { $count ->
        [one] { $count } Wochenbericht
        *[other] { $count } Wochenberichte
    }

data-settings = die Einstellungen
