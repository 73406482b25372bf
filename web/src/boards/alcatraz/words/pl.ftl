### To, co mówi tylko plansza Alcatraz: nazwy miejsc dla czytników ekranu i nagłówki.

alcatraz-board = Dziedziniec, dziewięć rzędów na dziewięć kolumn; u góry łódź, u dołu cela
alcatraz-square = Rząd { $row }, kolumna { $column }
alcatraz-empty = wolne
alcatraz-warden = strażnik
alcatraz-red = czerwone pole
alcatraz-prisoner =
    { $you ->
        [yes] twój więzień
       *[no] więzień, którym gra { $player }
    }
alcatraz-boat = Łódź. { $who }
alcatraz-cell = Cela. { $who }
alcatraz-aboard = W łodzi: { $count }
alcatraz-from-cell = Z celi
alcatraz-from = Więzień w rzędzie { $row }, kolumnie { $column }
alcatraz-race = Rzędy pokonane łącznie przez wszystkich czterech więźniów
short-move = do rzędu { $to_row }, kolumny { $to_column }
short-enter = rząd { $row }, kolumna { $column }
short-escape = do łodzi
