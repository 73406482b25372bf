### Co mówi tylko plansza „Dig Your Way Out”: nazwy dla czytników ekranu, nagłówki, objaśnienia.

digout-board = Przekrój więzienia: u góry lokacje, pod nimi tunele, niżej stół i twoja ręka
digout-section = Lokacje i tunele
# a long name on a sign: where it may be cut
digout-sign-infirmary = izba chorych
digout-piles = Stosy
digout-gangs = Gangi
digout-recipes = Majstrowanie
digout-discards = Karty odrzucone
digout-hand = Twoja ręka
digout-deal = Wymiana
digout-peek = Weź kartę z tej ręki
digout-race = Punkty tunelu

## Lokacje

digout-search =
    { $count ->
        [one] Przeszukanie: { $count } karta
        [few] Przeszukanie: { $count } karty
       *[many] Przeszukanie: { $count } kart
    }
digout-faces = kostka: { $faces }
digout-no-face = nie prowadzi tu żadna ścianka kostki
digout-rolled = prowadzi tu wyrzucona { $face }
digout-there = tutaj: { $who }
digout-about-cells = Tu się kopie: wyłóż narzędzie z ręki. Majstruje się gdzie indziej.
digout-about-block = Kop we własnym bloku, majstruj w cudzym.
digout-about-dining = Ukradnij łyżkę ze stosu.
digout-about-infirmary = Wylecz jedno obrażenie.
digout-about-showers = Nigdzie nie znajdziesz więcej. Majstrować tu nie wolno, a Michel(le) lubi tu zaglądać.
digout-about-yard = Sprzedawaj karty, kupuj noże i narzędzia za papierosy.
digout-about-solitary = Trafia się tu tylko przez karty. Nic tu nie ma; wychodzisz zwykłym lub ostrożnym ruchem.

## Gracze

digout-points = { $count } z { $target } punktów tunelu
digout-team-points = punkty tunelu: { $count }, drużyna { $all } z { $target }
digout-missing = brakuje { $count }
digout-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
digout-cigarettes =
    { $count ->
        [one] { $count } papieros
        [few] { $count } papierosy
       *[many] { $count } papierosów
    }
digout-beatings =
    { $count ->
        [one] { $count } obrażenie
        [few] { $count } obrażenia
       *[many] { $count } obrażeń
    }
digout-actions =
    { $count ->
        [one] została { $count } akcja
        [few] zostały { $count } akcje
       *[many] zostało { $count } akcji
    }
digout-known = Na pewno ma: { $cards }.
digout-nothing-known = Nic nie wiadomo o tej ręce.
digout-has = ma { $count }
digout-was = Przeszłość: { $past }.
digout-no-gang = Jeszcze bez gangu
digout-past = Przeszłość
digout-past-spent = Wykorzystana
digout-roll = Ruch
digout-again = Jeszcze raz

## Karty

digout-class-tool = narzędzie
digout-class-knife = broń
digout-class-weapon = broń
digout-class-part = część
digout-class-accessory = akcesorium
digout-class-action = karta akcji
digout-class-valuable = kosztowność
digout-worth =
    { $count ->
        [one] Daje { $count } punkt tunelu
        [few] Daje { $count } punkty tunelu
       *[many] Daje { $count } punktów tunelu
    }
digout-sells =
    { $count ->
        [one] cena: { $count } papieros
        [few] cena: { $count } papierosy
       *[many] cena: { $count } papierosów
    }
digout-for-gangs = Otwiera drzwi do gangów: { $gangs }.
digout-for-recipes = Można z tego zmajstrować: { $things }.
digout-left = Na stosie: { $count }.
digout-stack =
    { $count ->
        [one] Zakryte znaleziska: { $count } karta
        [few] Zakryte znaleziska: { $count } karty
       *[many] Zakryte znaleziska: { $count } kart
    }
digout-top = Na wierzchu:
digout-none-left = Stos jest pusty.

## Walki i wymiany

digout-duel = { $attacker } przeciw { $victim }
digout-attacks = atakuje
digout-defends = broni się
digout-stake = Stawka: { $tools }
digout-no-weapon = bez broni
digout-demand = Wymuszenie: { $player }
digout-then-tool = Czego żądasz?
digout-then-weapon = Teraz połóż broń z ręki.
digout-tray = Taca gracza { $player }
digout-charge = Za papierosy:
digout-bid = Zaproponuj papierosy:

## Nagłówki i krótkie nazwy na liście akcji

group-sneak = Ostrożny ruch (dwie akcje)
group-join = Dołącz do gangu
group-play = Zagraj kartę
group-craft = Zmajstruj
group-dig = Kop
group-sell = Sprzedaj
group-buy = Kup
group-discard = Odrzuć
group-pick = Weź kartę
group-lay = Wyłóż kartę
group-charge = Za papierosy
group-bid = Zaproponuj papierosy
short-sneak = { $room_name }
short-join = { $gang_name }
short-play = { $card_name }
short-craft = { $recipe_name }
short-dig = { $tool_name }
short-sell = { $card_name }
short-buy = { $deal_name }
short-discard = { $card_name }
short-pick = { $card_name }
short-lay = { $card_name }
short-extort = { $tool_name }, broń: { $weapon_name }
