//! The JSON schema of every type of the contract, by name.

use protocol::http::{
    About, GamePage, NewTable, PlayedTables, PrintRequest, RecordCheck, Seated, SheetRequest, SheetResult,
    SitDown, TableCreated, TableHistory, TableSummary, Tables, TransferCode, TrialRequest, TrialResult,
};
use protocol::{ClientMessage, ErrorAnswer, ServerMessage};
use schemars::generate::SchemaSettings;
use schemars::transform::RecursiveTransform;
use schemars::{Schema, SchemaGenerator};
use serde_json::{Map, Value};

/// All of them, in the order of their names; references begin with `path`.
pub(crate) fn all(path: &str) -> Map<String, Value> {
    let settings = SchemaSettings::draft2020_12()
        .with(|settings| settings.definitions_path = path.to_owned().into())
        .with_transform(RecursiveTransform(drop_integer_format));
    let mut sent = settings.clone().for_serialize().into_generator();
    named::<ServerMessage<'_>>(&mut sent);
    named::<ErrorAnswer>(&mut sent);
    named::<About>(&mut sent);
    named::<TableCreated>(&mut sent);
    named::<TableSummary>(&mut sent);
    named::<TableHistory>(&mut sent);
    named::<Tables>(&mut sent);
    named::<Seated>(&mut sent);
    named::<PlayedTables>(&mut sent);
    named::<GamePage>(&mut sent);
    named::<RecordCheck>(&mut sent);
    named::<TrialResult>(&mut sent);
    named::<SheetResult>(&mut sent);
    let mut received = settings.for_deserialize().into_generator();
    named::<ClientMessage>(&mut received);
    named::<NewTable>(&mut received);
    named::<SitDown>(&mut received);
    named::<TransferCode>(&mut received);
    named::<TrialRequest>(&mut received);
    named::<SheetRequest>(&mut received);
    named::<PrintRequest>(&mut received);
    let mut definitions = sent.take_definitions(true);
    for (name, schema) in received.take_definitions(true) {
        let known = definitions.insert(name.clone(), schema.clone());
        assert!(known.is_none_or(|known| known == schema), "{name} is sent and received in two forms");
    }
    let mut sorted: Vec<_> = definitions.into_iter().collect();
    sorted.sort_by(|(one, _), (other, _)| one.cmp(other));
    sorted.into_iter().collect()
}

fn named<T: schemars::JsonSchema>(generator: &mut SchemaGenerator) {
    generator.subschema_for::<T>();
}

/// `uint64` and the like are no formats of JSON schemas.
fn drop_integer_format(schema: &mut Schema) {
    if schema.get("format").and_then(Value::as_str).is_some_and(|format| format.contains("int")) {
        schema.remove("format");
    }
}
