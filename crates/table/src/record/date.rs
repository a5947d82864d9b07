//! Dates for the header of records, without a library for calendars.

const SECONDS_A_DAY: u64 = 24 * 60 * 60;

/// The day of a moment counted in seconds from 1970, as `YYYY-MM-DD` (UTC).
pub fn date_of(seconds: u64) -> String {
    let (year, month, day) = civil(seconds / SECONDS_A_DAY);
    format!("{year:04}-{month:02}-{day:02}")
}

/// The date of a day counted from 1970-01-01.
fn civil(days: u64) -> (u64, u64, u64) {
    let mut rest = days;
    let mut year = 1970;
    while rest >= days_of_year(year) {
        rest -= days_of_year(year);
        year += 1;
    }
    let mut month = 1;
    while rest >= days_of_month(year, month) {
        rest -= days_of_month(year, month);
        month += 1;
    }
    (year, month, rest + 1)
}

fn is_leap(year: u64) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

fn days_of_year(year: u64) -> u64 {
    if is_leap(year) { 366 } else { 365 }
}

fn days_of_month(year: u64, month: u64) -> u64 {
    match month {
        4 | 6 | 9 | 11 => 30,
        2 if is_leap(year) => 29,
        2 => 28,
        _ => 31,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_dates() {
        assert_eq!(civil(0), (1970, 1, 1));
        assert_eq!(civil(30), (1970, 1, 31));
        assert_eq!(civil(31), (1970, 2, 1));
        assert_eq!(civil(365), (1971, 1, 1));
        // 2000 is a leap year, 2100 is none.
        assert_eq!(civil(11_016), (2000, 2, 29));
        assert_eq!(civil(11_017), (2000, 3, 1));
        assert_eq!(civil(47_540), (2100, 2, 28));
        assert_eq!(civil(47_541), (2100, 3, 1));
        assert_eq!(civil(19_723), (2024, 1, 1));
        assert_eq!(civil(20_088), (2024, 12, 31));
    }
}
