//! What a page is looked at with: screens, tastes, languages, eyes.

use serde_json::json;

use crate::page::Page;

/// A screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Device {
    /// In pixels of the page.
    pub width: u32,
    /// In pixels of the page.
    pub height: u32,
    /// Whether it is a phone or tablet that is touched.
    pub touch: bool,
    /// How many pixels of the screen a pixel of the page is wide.
    pub scale: f64,
}

impl Device {
    /// A window on a desk: every page begins so.
    pub const DESKTOP: Device = Device { width: 1280, height: 800, touch: false, scale: 1.0 };
    /// A tablet, upright.
    pub const TABLET: Device = Device { width: 820, height: 1180, touch: true, scale: 2.0 };
    /// A phone, upright.
    pub const PHONE: Device = Device { width: 390, height: 844, touch: true, scale: 3.0 };
    /// The smallest phone that people still have.
    pub const SMALL_PHONE: Device = Device { width: 320, height: 568, touch: true, scale: 2.0 };

    /// The same, turned on its side.
    pub fn turned(self) -> Device {
        Device { width: self.height, height: self.width, ..self }
    }
}

/// The colours that a person likes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum ColorScheme {
    Light,
    Dark,
}

/// How a person sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Vision {
    /// Everything.
    Full,
    /// Not sharply.
    Blurred,
    /// Little contrast.
    LowContrast,
    /// No red.
    Protanopia,
    /// No green.
    Deuteranopia,
    /// No blue.
    Tritanopia,
    /// No colours.
    Achromatopsia,
}

impl Page {
    /// Looks at the page on this screen.
    #[track_caller]
    pub fn device(&self, device: Device) {
        let Device { width, height, touch, scale } = device;
        let metrics =
            json!({ "width": width, "height": height, "deviceScaleFactor": scale, "mobile": touch });
        self.call("Emulation.setDeviceMetricsOverride", metrics);
        self.call("Emulation.setTouchEmulationEnabled", json!({ "enabled": touch, "maxTouchPoints": 5 }));
    }

    /// Tells the page which colours are liked, and whether little should move.
    #[track_caller]
    pub fn emulate_media(&self, scheme: ColorScheme, reduced_motion: bool) {
        let scheme = match scheme {
            ColorScheme::Light => "light",
            ColorScheme::Dark => "dark",
        };
        let motion = if reduced_motion { "reduce" } else { "no-preference" };
        let features = json!([
            { "name": "prefers-color-scheme", "value": scheme },
            { "name": "prefers-reduced-motion", "value": motion },
        ]);
        self.call("Emulation.setEmulatedMedia", json!({ "features": features }));
    }

    /// Sees the page like this. Pictures show it, too.
    #[track_caller]
    pub fn emulate_vision(&self, vision: Vision) {
        let kind = match vision {
            Vision::Full => "none",
            Vision::Blurred => "blurredVision",
            Vision::LowContrast => "reducedContrast",
            Vision::Protanopia => "protanopia",
            Vision::Deuteranopia => "deuteranopia",
            Vision::Tritanopia => "tritanopia",
            Vision::Achromatopsia => "achromatopsia",
        };
        self.call("Emulation.setEmulatedVisionDeficiency", json!({ "type": kind }));
    }

    /// Speaks this language from the next document on, like `de` or `en-GB`: what servers are asked for, what scripts
    /// find in `navigator.languages`, how numbers and dates are written.
    #[track_caller]
    pub fn language(&self, tag: &str) {
        let version = self.call("Browser.getVersion", json!({}));
        let person = json!({ "userAgent": version["userAgent"], "acceptLanguage": tag });
        self.call("Emulation.setUserAgentOverride", person);
        self.call("Emulation.setLocaleOverride", json!({ "locale": tag }));
    }
}
