# The command line and the worker as an image:
#   docker build -t citeworthy .
#   docker run --rm --read-only --tmpfs /tmp citeworthy crawler example.com
#   docker run --read-only --tmpfs /tmp -v ledgers:/ledgers citeworthy worker --queue bullmq --url redis://redis:6379 --ledgers /ledgers
FROM node:22-slim AS build
WORKDIR /build
COPY . .
RUN npm ci --ignore-scripts --no-audit --no-fund && npm run build && mkdir /packed \
  && npm pack --ignore-scripts --pack-destination /packed

# Every package is of a lock file: the queue engines of image/, the dependencies of the program of its own.
FROM node:22-slim AS install
WORKDIR /app
COPY image/package.json image/package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund && mkdir -p node_modules/citeworthy
WORKDIR /app/node_modules/citeworthy
COPY --from=build /packed /packed
COPY package-lock.json ./
RUN tar -xzf /packed/*.tgz --strip-components=1 && npm ci --omit=dev --omit=peer --ignore-scripts --no-audit --no-fund \
  && chmod +x dist/bundle/citeworthy.cjs

FROM node:22-slim
# All that is written goes to /tmp, to a volume, or to what the caller mounts: the rest can be read-only.
ENV NODE_ENV=production \
  XDG_CACHE_HOME=/tmp/cache \
  CITEWORTHY_HEALTH_FILE=/tmp/citeworthy-health
COPY --from=install /app /app
RUN mkdir /ledgers /work && chown 1000:1000 /ledgers /work \
  && ln -s /app/node_modules/citeworthy/dist/bundle/citeworthy.cjs /usr/local/bin/citeworthy
USER 1000:1000
WORKDIR /work
VOLUME ["/ledgers"]
# Of the worker, whose health line comes once a minute. Other commands end by themselves.
HEALTHCHECK --interval=60s --timeout=10s --start-period=90s --retries=3 \
  CMD ["node", "/app/node_modules/citeworthy/dist/bundle/citeworthy.cjs", "worker", "--is-healthy"]
ENTRYPOINT ["node", "/app/node_modules/citeworthy/dist/bundle/citeworthy.cjs"]
CMD ["--help"]
