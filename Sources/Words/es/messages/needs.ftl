### How targets by equation came about, in Spanish: see docs/messages.md.

needs-child = { $energy }{"\u00A0"}kcal de un niño por edad y peso, con el crecimiento (Torun, FAO/OMS/UNU 2004).

needs-at-rest = En reposo { NUMBER($rest, maximumFractionDigits: 0) }{"\u00A0"}kcal (Mifflin–St Jeor 1990), × { NUMBER($factor, maximumFractionDigits: 3) } por { $activity ->
        [sedentary] hasta 2 días activos por semana
        [light] 3 a 4 días activos por semana
        [moderate] 5 a 6 días activos por semana
        [active] actividad diaria
        *[very-active] trabajo duro o entrenamiento a diario
    }: { NUMBER($lived, maximumFractionDigits: 0) }{"\u00A0"}kcal.

needs-nursing = { $more }{"\u00A0"}kcal más durante la lactancia, y no se quita nada (EFSA 2013).

needs-pregnant = { $more }{"\u00A0"}kcal más, lo del segundo trimestre, y no se quita nada (EFSA 2013). “Tercer trimestre” dice cuál.

needs-trimester = { $more }{"\u00A0"}kcal más ({ profile-motherhood }), y no se quita nada (EFSA 2013).

needs-minor = Con menos de 18 años larder propone lo que se gasta, ni menos ni más.

needs-gain = Para ganar: { $more }{"\u00A0"}kcal más.

needs-how-fast = ¿A qué ritmo quieres bajar? “Bajar 0,5 kg por semana”, o un peso objetivo con fecha; hasta entonces no se quita nada.

needs-lose-floor = Para bajar, pero nunca menos de { $least }{"\u00A0"}kcal al día; tu propio valor puede ser menor.

needs-lose = Para bajar { $pace } por semana: { $less }{"\u00A0"}kcal menos (7700{"\u00A0"}kcal por kilogramo).

needs-floor = Nunca se proponen menos de { $least }{"\u00A0"}kcal al día; tu propio valor puede ser menor.

needs-sodium = Sodio como máximo { $most }{"\u00A0"}mg (DASH-Sodium, Sacks 2001).

needs-water-weight = Agua unos { $volume } (35{"\u00A0"}ml por kg).

needs-water-more = Agua unos { $volume } (35{"\u00A0"}ml por kg y { $more }{"\u00A0"}ml más, EFSA 2010).

needs-water-age = Agua unos { $volume } (EFSA 2010: { $whole }{"\u00A0"}ml con el agua de la comida).

needs-sleep = Ayuda dormir de { $least } a { $most } horas.

grams-span = { $least }–{ $most }{"\u00A0"}g

needs-shares-by-weight = Proteínas { $protein } (1,6–2,2{"\u00A0"}g/kg), grasas { $fat } (0,8–1,0{"\u00A0"}g/kg), hidratos de carbono { $carbohydrate } para el resto.

needs-shares-high-protein = Proteínas { $protein } (25–35{"\u00A0"}% de la energía, IOM 2005), grasas { $fat } (0,8–1,0{"\u00A0"}g/kg), hidratos de carbono { $carbohydrate } para el resto.

needs-shares-reckoned = Calculado con { $kilograms }{"\u00A0"}kg, el peso de un IMC de 25, pues el peso entero dejaría muy poco a los hidratos de carbono.

needs-shares-keto = Hidratos de carbono { $carbohydrate } (5–10{"\u00A0"}% de la energía, cetogénica: Feinman y otros 2015), proteínas { $protein } (1,6–2,2{"\u00A0"}g/kg), grasas { $fat } para el resto.

needs-shares-low-carb = Hidratos de carbono { $carbohydrate } (10–26{"\u00A0"}% de la energía, baja en hidratos: Feinman y otros 2015), proteínas { $protein } (1,6–2,2{"\u00A0"}g/kg), grasas { $fat } para el resto.

needs-shares-reference = Proteínas al menos { $protein }{"\u00A0"}g (EFSA 2012), grasas { $fat } ({ $least }–{ $most }{"\u00A0"}% de la energía), hidratos de carbono { $carbohydrate } (45–60{"\u00A0"}%; EFSA 2010).
