# The game server with its browser app, from a clean clone: `docker build -t jailbirds .`
# Alone it keeps its games in /data: `docker run -p 8000:8000 -v games:/data jailbirds`.
# With PostgreSQL, Redis and several workers: compose.yaml. See docs/operations.md.

FROM node:22-slim AS app
WORKDIR /jailbirds
COPY web/package.json web/package-lock.json web/
# `npm ci` would refuse a lock file that lacks other platforms' native parts of the bundler
RUN cd web && npm install --no-save --no-audit --no-fund
COPY src src
COPY web web
RUN cd web && npm run build

FROM python:3.11-slim AS wheel
WORKDIR /jailbirds
COPY LICENSE README.md pyproject.toml ./
COPY src src
COPY --from=app /jailbirds/src/jailbirds/server/app src/jailbirds/server/app
RUN test -f src/jailbirds/server/app/index.html && pip wheel --no-cache-dir --no-deps --wheel-dir /wheels .

FROM python:3.11-slim
COPY locks/play.txt /tmp/play.txt
RUN pip install --no-cache-dir --require-hashes -r /tmp/play.txt
COPY --from=wheel /wheels /tmp/wheels
RUN pip install --no-cache-dir --no-deps /tmp/wheels/*.whl && rm -r /tmp/wheels /tmp/play.txt \
    && useradd --create-home jailbird && install -d -o jailbird /data /cache
USER jailbird
ENV JAILBIRDS_HOST=0.0.0.0 JAILBIRDS_DATA=/data JAILBIRDS_CACHE=/cache
VOLUME ["/data", "/cache"]
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=10s --start-period=60s \
    CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/readyz')"]
CMD ["jailbirds", "serve"]
