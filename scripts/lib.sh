# What the scripts share: finding what is missing, and installing it. To be sourced, not run.

fail() { echo "$*" >&2; exit 1; }

# Cargo, also where no login shell has put it on the path.
find_cargo() {
    if ! command -v cargo >/dev/null && [ -f "${HOME:-}/.cargo/env" ]; then
        . "$HOME/.cargo/env"
    fi
    command -v cargo >/dev/null || fail "missing: Rust (install it with rustup, https://rustup.rs, and start again)"
}

find_chromium() {
    if [ -n "${CHROMIUM:-}" ]; then
        echo "$CHROMIUM"
        return
    fi
    # Without the frame of a window that nobody sees, the tests take two thirds of the time.
    command -v chromium-headless-shell || command -v chromium || command -v chromium-browser \
        || command -v google-chrome || command -v google-chrome-stable
}

find_firefox() {
    if [ -n "${FIREFOX:-}" ]; then
        echo "$FIREFOX"
        return
    fi
    command -v firefox-esr || command -v firefox
}

# The Debian packages that each purpose still needs, one a line.
missing_for_rust() {
    # Headers of the C library too: a compiler installed without its recommendations has none.
    cc -E -include stdio.h -x c /dev/null >/dev/null 2>&1 || printf '%s\n' gcc libc6-dev
    # Without certificates no registry can be reached.
    [ -e "${SSL_CERT_FILE:-/etc/ssl/certs/ca-certificates.crt}" ] || [ -e /etc/pki/tls ] || [ -e /etc/ssl/cert.pem ] \
        || echo ca-certificates
}
missing_for_tests() {
    # The program, which the shell's own word is not.
    type -P kill >/dev/null || echo procps
}
missing_for_python() {
    command -v python3 >/dev/null || echo python3
    # Debian's python3 has the module `venv`, but not what it puts into an environment.
    python3 -c 'import ensurepip, venv' 2>/dev/null || echo python3-venv
}
missing_for_browser() {
    find_chromium >/dev/null || echo chromium-headless-shell
    find_firefox >/dev/null || echo firefox-esr
    command -v node >/dev/null || echo nodejs
    command -v npm >/dev/null || echo npm
}

# Installs what these purposes still need, or says what is missing and how to get it.
install_missing() {
    local purpose missing
    missing="$(for purpose in "$@"; do "missing_for_$purpose"; done)"
    [ -n "$missing" ] || return 0
    # Names of packages have no spaces.
    # shellcheck disable=SC2086
    apt_install $missing
    missing="$(for purpose in "$@"; do "missing_for_$purpose"; done)"
    [ -z "$missing" ] || fail "still missing after an installation without errors: ${missing//$'\n'/ }" \
        "(is another program of that name earlier on the path?)"
}

# Installs Debian packages, as root or with a sudo that does not ask.
apt_install() {
    command -v apt-get >/dev/null || fail "missing: $* (there is no apt-get here: install what these Debian packages" \
        "hold in this system's own way, and start again)"
    local apt=(env DEBIAN_FRONTEND=noninteractive LC_ALL=C apt-get --quiet --quiet -o DPkg::Lock::Timeout=300)
    if [ "$(id -u)" != 0 ]; then
        sudo -n true 2>/dev/null || fail "missing: $* (this is not root, and sudo asks for a password: run" \
            "\`sudo apt-get install --no-install-recommends $*\`, and start again)"
        apt=(sudo -n "${apt[@]}")
    fi
    echo "installing: $*" >&2
    # A source of packages that does not answer need not be the one that is needed.
    with_patience "${apt[@]}" update || echo "apt-get could not read every list of packages, and goes on with what it has" >&2
    with_patience "${apt[@]}" install --yes --no-install-recommends "$@" \
        || fail "missing: $* (apt-get could not install it; what it said is above)"
}

# Runs a command of apt until it succeeds: for five minutes while another one holds a lock (apt itself waits only for
# that of dpkg, not for that of the lists), else three times.
with_patience() {
    local said faults=0 give_up=$((SECONDS + 300))
    until said="$("$@" 2>&1)"; do
        if [[ "$said" == *"Could not get lock"* && $SECONDS -lt $give_up ]]; then
            :
        elif [[ $faults -lt 2 ]]; then
            faults=$((faults + 1))
        else
            echo "$said" >&2
            return 1
        fi
        sleep 5
    done
}
