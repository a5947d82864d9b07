//! A small network that says how likely a seat is to win: the inputs that are on are added up, two layers of
//! rectified sums follow, and a logistic curve makes a chance of it.
//!
//! The sums are always made in the same order, so that the same weights give the same bits on every machine.

use std::fmt;

use safetensors::{Dtype, SafeTensors};
use thiserror::Error;

use crate::Features;

/// The width of the second layer.
const SECOND: usize = 32;
/// How many partial sums the last layer is added up in.
const LANES: usize = 8;

/// The weights of a network whose first layer is `WIDE`.
#[derive(Clone)]
pub struct Network<const WIDE: usize> {
    inputs: Vec<[f32; WIDE]>,
    first_bias: [f32; WIDE],
    second: Vec<[f32; SECOND]>,
    second_bias: [f32; SECOND],
    last: [f32; SECOND],
    last_bias: f32,
}

/// Why some bytes are not the weights of a network.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NetworkError {
    /// They are no file of tensors.
    #[error("this is not a safetensors file: {0}")]
    File(String),
    /// A tensor is missing or not as it has to be.
    #[error("tensor `{name}` is missing or does not hold {expected} numbers (f16 or f32)")]
    Tensor {
        /// Its name.
        name: &'static str,
        /// How many numbers it is to have.
        expected: usize,
    },
}

impl<const WIDE: usize> Network<WIDE> {
    /// Reads weights for this many inputs.
    pub fn read(bytes: &[u8], inputs: usize) -> Result<Network<WIDE>, NetworkError> {
        let file = SafeTensors::deserialize(bytes).map_err(|error| NetworkError::File(error.to_string()))?;
        let rows = |numbers: Vec<f32>| {
            let rows = numbers.chunks_exact(WIDE);
            rows.map(|row| std::array::from_fn(|place| row[place])).collect()
        };
        let second = tensor(&file, "second", WIDE * SECOND)?;
        Ok(Network {
            inputs: rows(tensor(&file, "inputs", inputs * WIDE)?),
            first_bias: array(&file, "first_bias")?,
            second: second.chunks_exact(SECOND).map(|row| std::array::from_fn(|place| row[place])).collect(),
            second_bias: array(&file, "second_bias")?,
            last: array(&file, "last")?,
            last_bias: array::<1>(&file, "last_bias")?[0],
        })
    }

    /// How much memory the weights take.
    pub fn bytes(&self) -> usize {
        size_of::<Self>() + size_of_val(&*self.inputs) + size_of_val(&*self.second)
    }

    /// The chance that the network gives to what it sees.
    #[inline]
    pub fn chance(&self, features: &Features) -> f32 {
        #[cfg(target_arch = "x86_64")]
        if std::arch::is_x86_feature_detected!("avx2") {
            #[allow(unsafe_code)]
            // SAFETY: the processor has just been found to have what the function asks for.
            return unsafe { self.chance_in_wide_registers(features) };
        }
        self.add_up(features)
    }

    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "avx2")]
    fn chance_in_wide_registers(&self, features: &Features) -> f32 {
        self.add_up(features)
    }

    #[inline(always)]
    fn add_up(&self, features: &Features) -> f32 {
        let mut first = self.first_bias;
        for number in features.numbers() {
            if let Some(row) = self.inputs.get(usize::from(*number)) {
                first.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
            }
        }
        let mut second = self.second_bias;
        for (sum, row) in first.iter().zip(&self.second) {
            let sum = sum.max(0.0);
            second.iter_mut().zip(row).for_each(|(total, weight)| *total += sum * weight);
        }
        let mut lanes = [0.0; LANES];
        for (place, (sum, weight)) in second.iter().zip(&self.last).enumerate() {
            lanes[place % LANES] += sum.max(0.0) * weight;
        }
        let sum = self.last_bias + lanes.iter().sum::<f32>();
        1.0 / (1.0 + (-sum).exp())
    }
}

// The weights themselves tell nobody anything.
impl<const WIDE: usize> fmt::Debug for Network<WIDE> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a network of {}-{WIDE}-{SECOND}-1", self.inputs.len())
    }
}

fn array<const N: usize>(file: &SafeTensors<'_>, name: &'static str) -> Result<[f32; N], NetworkError> {
    let numbers = tensor(file, name, N)?;
    Ok(std::array::from_fn(|place| numbers[place]))
}

/// The numbers of a tensor, so many.
fn tensor(file: &SafeTensors<'_>, name: &'static str, expected: usize) -> Result<Vec<f32>, NetworkError> {
    let wrong = || NetworkError::Tensor { name, expected };
    let tensor = file.tensor(name).map_err(|_| wrong())?;
    let numbers: Vec<f32> = match tensor.dtype() {
        Dtype::F32 => {
            let words = tensor.data().as_chunks::<4>().0;
            words.iter().map(|word| f32::from_le_bytes(*word)).collect()
        }
        Dtype::F16 => {
            let words = tensor.data().as_chunks::<2>().0;
            words.iter().map(|word| half::f16::from_le_bytes(*word).to_f32()).collect()
        }
        _ => return Err(wrong()),
    };
    let sound = numbers.len() == expected && numbers.iter().all(|number| number.is_finite());
    if sound { Ok(numbers) } else { Err(wrong()) }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use safetensors::tensor::TensorView;

    const WIDE: usize = 16;

    /// A network with three inputs; `inputs` is given, all else is simple.
    fn file(inputs: &[f32]) -> Vec<u8> {
        let bytes = |numbers: &[f32]| numbers.iter().flat_map(|n| n.to_le_bytes()).collect::<Vec<u8>>();
        let mut second = vec![0.0; WIDE * SECOND];
        (0..WIDE).for_each(|place| second[place * SECOND + place] = 1.0);
        let tensors = [
            ("inputs", bytes(inputs)),
            ("first_bias", bytes(&[0.0; WIDE])),
            ("second", bytes(&second)),
            ("second_bias", bytes(&[0.0; SECOND])),
            ("last", bytes(&[1.0; SECOND])),
            ("last_bias", bytes(&[-1.0])),
        ];
        let views = tensors
            .iter()
            .map(|(name, data)| (*name, TensorView::new(Dtype::F32, vec![data.len() / 4], data).unwrap()));
        safetensors::serialize(views, None).unwrap()
    }

    fn inputs() -> Vec<f32> {
        let mut inputs = vec![0.0; 3 * WIDE];
        (inputs[0], inputs[WIDE + 1], inputs[2 * WIDE + 2]) = (0.5, 2.0, -3.0);
        inputs
    }

    #[test]
    fn adds_up_what_is_on_and_rectifies() {
        let network = Network::<WIDE>::read(&file(&inputs()), 3).unwrap();
        let chance = |numbers: &[usize]| {
            let mut features = Features::default();
            numbers.iter().for_each(|number| features.switch_on(*number));
            network.chance(&features)
        };
        let logistic = |sum: f32| 1.0 / (1.0 + (-sum).exp());
        assert_eq!(chance(&[]), logistic(-1.0));
        assert_eq!(chance(&[0]), logistic(-0.5));
        assert_eq!(chance(&[0, 0, 1]), logistic(2.0));
        assert_eq!(chance(&[1, 2]), logistic(1.0), "a sum below nothing counts as nothing");
        assert_eq!(chance(&[7]), logistic(-1.0), "there is no such input");
    }

    #[test]
    fn registers_of_any_width_give_the_same_bits() {
        let weights: Vec<f32> = (0..3 * WIDE).map(|n| ((n * 37 % 101) as f32 - 50.0) / 70.0).collect();
        let network = Network::<WIDE>::read(&file(&weights), 3).unwrap();
        let mut features = Features::default();
        [0, 1, 1, 2].iter().for_each(|number| features.switch_on(*number));
        assert_eq!(network.chance(&features).to_bits(), network.add_up(&features).to_bits());
    }

    #[test]
    fn wrong_files_are_refused() {
        let whole = file(&inputs());
        assert!(matches!(Network::<WIDE>::read(b"", 3), Err(NetworkError::File(_))));
        assert!(matches!(Network::<WIDE>::read(&whole[..whole.len() - 1], 3), Err(NetworkError::File(_))));
        let inputs_wrong = NetworkError::Tensor { name: "inputs", expected: 4 * WIDE };
        assert_eq!(Network::<WIDE>::read(&whole, 4).unwrap_err(), inputs_wrong);
        let mut infinite = inputs();
        infinite[5] = f32::INFINITY;
        assert!(Network::<WIDE>::read(&file(&infinite), 3).is_err());
    }
}
