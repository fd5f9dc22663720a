# The image of API and worker. See docs/operations.md.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY api-client/package.json api-client/
COPY src/domain/package.json src/domain/
COPY admin-ui/package.json admin-ui/
COPY student-ui/package.json student-ui/
# No package may run anything while it is installed. What SQLite would need is not compiled: the image is for MariaDB.
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund
COPY tsconfig.json tsconfig.build.json nest-cli.json rolldown.config.mjs ./
COPY scripts scripts
COPY migrations migrations
COPY src src
COPY api-client api-client
COPY admin-ui admin-ui
COPY student-ui student-ui
RUN npm run build -- --without-sqlite

# Only what runs in production; the interfaces are built, so what they are made of is not needed.
FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
# Not --omit=optional: sharp and argon2 come as packages for each platform.
RUN npm ci --omit=dev --workspaces=false --ignore-scripts --no-audit --no-fund
# What nothing here loads: the packaged Chromium, for there is Debian's; SQLite; the compiler that NestJS has for its own command; a canvas that
# the reader of PDFs draws nothing on; maps and types. Of fonts, Tesseract and PDFium the build has laid what is read into its own folder.
RUN rm -r node_modules/@sparticuz node_modules/better-sqlite3 node_modules/typescript node_modules/@napi-rs \
  && find node_modules -type f \( -name '*.map' -o -name '*.ts' -o -name '*.mts' -o -name '*.cts' \) -delete

FROM node:24.21.0-bookworm-slim AS run
# Chromium draws the reports; fonts come with the build. No program of a desktop is called: a package of our own stands for those that
# Chromium names, else Mesa, LLVM and Perl came too. Of mariadb-client, which needs Perl, backups call one program.
RUN mkdir -p /tmp/no-desktop/DEBIAN \
  && printf '%s\n' 'Package: no-desktop' 'Version: 1' 'Architecture: all' 'Maintainer: MyVerify' 'Provides: x11-utils, xdg-utils' \
    'Description: stands for programs of a desktop that nothing here calls' > /tmp/no-desktop/DEBIAN/control \
  && dpkg-deb --build /tmp/no-desktop \
  && dpkg --install /tmp/no-desktop.deb \
  && apt-get update \
  && apt-get install -y --no-install-recommends chromium-headless-shell mariadb-client-core tini \
  && cd /tmp \
  && apt-get download mariadb-client \
  && dpkg-deb --fsys-tarfile mariadb-client_*.deb | tar -x -C / ./usr/bin/mariadb-dump \
  && mariadb-dump --version \
  && rm -r /tmp/* /usr/lib/chromium/libVk* \
  && apt-get clean \
  && rm -rf /var/lib/apt/lists/* \
  && install -d -o node -g node -m 0700 /data
ENV NODE_ENV=production \
  HOST=0.0.0.0 \
  PORT=3000 \
  DATA_DIR=/data \
  METRICS_PORT=9464 \
  METRICS_HOST=0.0.0.0 \
  PUPPETEER_EXECUTABLE_PATH=/usr/lib/chromium/chromium-headless-shell \
  MALLOC_ARENA_MAX=1
WORKDIR /app
COPY package.json ./
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build /app/admin-ui/dist admin-ui/dist
COPY --from=build /app/student-ui/dist student-ui/dist
USER node
VOLUME /data
EXPOSE 3000 9464
# On the port that API and worker have in common.
HEALTHCHECK --interval=5s --timeout=6s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:9464/health/ready').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
# tini takes in the browsers that outlive their parents. npm would not pass signals on.
ENTRYPOINT ["tini", "--"]
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=60", "--expose-gc", "dist/server/main.js"]
