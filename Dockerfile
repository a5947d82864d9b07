# The live server in a small image: docker build -t rollwright . && docker run -p 8080:8080 -v rollwright:/data rollwright
FROM rust:1-slim-bookworm AS build
WORKDIR /source
COPY . .
RUN --mount=type=cache,target=/usr/local/cargo/registry --mount=type=cache,target=/source/target \
    cargo build --release --locked --package rollwright && cp target/release/rollwright /rollwright

FROM debian:stable-slim
RUN apt-get update && apt-get install -y --no-install-recommends curl && rm -rf /var/lib/apt/lists/* \
    && useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin rollwright \
    && install --directory --owner rollwright --group rollwright /data
COPY --from=build /rollwright /usr/local/bin/rollwright
USER rollwright
# Nothing is written outside of /data, so the image can run with --read-only. The tables of bots are kept there, too.
ENV ROLLWRIGHT_LISTEN=0.0.0.0:8080 ROLLWRIGHT_DATA=/data XDG_CACHE_HOME=/data/cache
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
    CMD curl --fail --silent --show-error "http://127.0.0.1:8080${ROLLWRIGHT_BASE_PATH:-}/readyz" || exit 1
ENTRYPOINT ["rollwright"]
CMD ["serve"]
