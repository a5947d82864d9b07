//! What headers and locales say about languages, taken apart.

/// The language tags of an `Accept-Language` header, the most wanted first. What is refused (`q=0`) or cannot be
/// read is left out.
pub(crate) fn by_preference(header: &str) -> Vec<&str> {
    let mut wanted: Vec<(&str, f32)> = header.split(',').filter_map(weighed).collect();
    wanted.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    wanted.into_iter().map(|(tag, _)| tag).collect()
}

/// A tag with its weight: `de;q=0.8`.
fn weighed(entry: &str) -> Option<(&str, f32)> {
    let mut parts = entry.split(';').map(str::trim);
    let tag = parts.next().filter(|tag| !tag.is_empty())?;
    let weight = parts.find_map(|part| part.strip_prefix("q=").or_else(|| part.strip_prefix("Q=")));
    let weight: f32 = weight.map_or(Some(1.0), |weight| weight.trim().parse().ok())?;
    (weight > 0.0).then_some((tag, weight))
}

/// The language tag of a POSIX locale: `de-AT` for `de_AT.UTF-8@euro`.
pub(crate) fn tag_of_locale(locale: &str) -> String {
    let name = locale.split(['.', '@']).next().unwrap_or_default();
    name.replace('_', "-")
}
