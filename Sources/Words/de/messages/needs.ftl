### How targets by equation came about, in German: see docs/messages.md.

needs-child = { $energy }{"\u00A0"}kcal für ein Kind nach Alter und Gewicht, mit Wachstum (Torun, FAO/WHO/UNU 2004).

needs-at-rest = In Ruhe { NUMBER($rest, maximumFractionDigits: 0) }{"\u00A0"}kcal (Mifflin–St Jeor 1990), × { NUMBER($factor, maximumFractionDigits: 3) } für { $activity ->
        [sedentary] bis 2 aktive Tage pro Woche
        [light] 3 bis 4 aktive Tage pro Woche
        [moderate] 5 bis 6 aktive Tage pro Woche
        [active] jeden Tag aktiv
        *[very-active] jeden Tag schwere Arbeit oder Training
    }: { NUMBER($lived, maximumFractionDigits: 0) }{"\u00A0"}kcal.

needs-nursing = { $more }{"\u00A0"}kcal mehr in der Stillzeit, und nichts wird abgezogen (EFSA 2013).

needs-pregnant = { $more }{"\u00A0"}kcal mehr, wie im zweiten Trimester, und nichts wird abgezogen (EFSA 2013). „Drittes Trimester“ sagt, welches.

needs-trimester = { $more }{"\u00A0"}kcal mehr ({ profile-motherhood }), und nichts wird abgezogen (EFSA 2013).

needs-minor = Unter 18 schlägt larder vor, was verbraucht wird, nicht weniger und nicht mehr.

needs-gain = Zum Zunehmen: { $more }{"\u00A0"}kcal mehr.

needs-how-fast = Wie schnell möchtest du abnehmen? „0,5 kg pro Woche abnehmen“, oder ein Zielgewicht mit Datum; bis dahin wird nichts abgezogen.

needs-lose-floor = Zum Abnehmen, aber nie unter { $least }{"\u00A0"}kcal am Tag; dein eigener Wert darf darunter liegen.

needs-lose = Um { $pace } pro Woche abzunehmen: { $less }{"\u00A0"}kcal weniger (7.700{"\u00A0"}kcal je Kilogramm).

needs-floor = Nie werden weniger als { $least }{"\u00A0"}kcal am Tag vorgeschlagen; dein eigener Wert darf darunter liegen.

needs-sodium = Natrium höchstens { $most }{"\u00A0"}mg (DASH-Sodium, Sacks 2001).

needs-water-weight = Wasser etwa { $volume } (35{"\u00A0"}ml je kg).

needs-water-more = Wasser etwa { $volume } (35{"\u00A0"}ml je kg und { $more }{"\u00A0"}ml mehr, EFSA 2010).

needs-water-age = Wasser etwa { $volume } (EFSA 2010: { $whole }{"\u00A0"}ml mit dem Wasser im Essen).

needs-sleep = { $least } bis { $most } Stunden Schlaf helfen.

grams-span = { $least }–{ $most }{"\u00A0"}g

needs-shares-by-weight = Eiweiß { $protein } (1,6–2,2{"\u00A0"}g/kg), Fett { $fat } (0,8–1,0{"\u00A0"}g/kg), Kohlenhydrate { $carbohydrate } für den Rest.

needs-shares-high-protein = Eiweiß { $protein } (25–35{"\u00A0"}% der Energie, IOM 2005), Fett { $fat } (0,8–1,0{"\u00A0"}g/kg), Kohlenhydrate { $carbohydrate } für den Rest.

needs-shares-reckoned = Gerechnet mit { $kilograms }{"\u00A0"}kg, dem Gewicht bei einem BMI von 25, da das ganze Gewicht zu wenig für Kohlenhydrate ließe.

needs-shares-keto = Kohlenhydrate { $carbohydrate } (5–10{"\u00A0"}% der Energie, ketogen: Feinman und andere 2015), Eiweiß { $protein } (1,6–2,2{"\u00A0"}g/kg), Fett { $fat } für den Rest.

needs-shares-low-carb = Kohlenhydrate { $carbohydrate } (10–26{"\u00A0"}% der Energie, kohlenhydratarm: Feinman und andere 2015), Eiweiß { $protein } (1,6–2,2{"\u00A0"}g/kg), Fett { $fat } für den Rest.

needs-shares-reference = Eiweiß mindestens { $protein }{"\u00A0"}g (EFSA 2012), Fett { $fat } ({ $least }–{ $most }{"\u00A0"}% der Energie), Kohlenhydrate { $carbohydrate } (45–60{"\u00A0"}%; EFSA 2010).
