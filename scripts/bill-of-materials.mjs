import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './process.mjs';
import { isVendored } from './vendored.mjs';

/** What says nothing in package.json of its licence, or too little, and what its own files say. */
const STATED_ELSEWHERE = { 'css-mediaquery': 'BSD-3-Clause', 'passport-strategy': 'MIT', pause: 'MIT' };

const INTERFACES = ['admin-ui', 'student-ui'];
const ONLY_TESTS = new Set(['@jest/globals']);

/**
 * What the service is made of, as CycloneDX 1.6: every package of package-lock.json that runs on the server or goes
 * into an interface. (`npm sbom` makes no bill where a package is held to another release than one of its users asks
 * for, as `overrides` in package.json do.) The same lock file gives the same bill.
 */
export function billOfMaterials(root = ROOT) {
  const read = (name) => JSON.parse(readFileSync(join(root, name), 'utf8'));
  const { packages } = read('package-lock.json');
  const { name, version } = read('package.json');
  const shown = inInterfaces(packages);
  const components = new Map();
  for (const [path, entry] of Object.entries(packages)) {
    if (!path.includes('node_modules/') || entry.link) continue;
    if (entry.dev && !shown.has(path) && !isVendored(nameAt(path))) continue;
    const component = componentOf(path, entry);
    components.set(component['bom-ref'], component);
  }
  const sorted = [...components.values()].sort((one, other) => (one['bom-ref'] < other['bom-ref'] ? -1 : 1));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: serialOf(JSON.stringify(sorted)),
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': `pkg:npm/${name}@${version}`, name, version } },
    components: sorted,
  };
}

/** The paths of what the interfaces are built of: they are bundled, so npm takes it for development's. */
function inInterfaces(packages) {
  const found = new Set();
  const follow = (from, names) => {
    for (const name of names) {
      const path = resolved(packages, from, name);
      if (path === null || found.has(path)) continue;
      found.add(path);
      const { dependencies = {}, optionalDependencies = {} } = packages[path];
      follow(path, Object.keys({ ...dependencies, ...optionalDependencies }));
    }
  };
  for (const folder of INTERFACES) {
    const names = Object.keys(packages[folder].devDependencies);
    follow(
      folder,
      names.filter((name) => !name.startsWith('@myverify/') && !ONLY_TESTS.has(name)),
    );
  }
  return found;
}

const nameAt = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Where a package finds another, as Node does: beside it, or further up. */
function resolved(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0))) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[path]) return path;
    if (folder === '') return null;
  }
}

function componentOf(path, { name: given, version, license, integrity, resolved, optional }) {
  const name = given ?? nameAt(path);
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const expression = STATED_ELSEWHERE[name] ?? license;
  const [algorithm, digest] = (integrity ?? '').split(' ')[0].split(/-(.*)/s);
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    scope: optional ? 'optional' : 'required',
    purl,
    ...(expression ? { licenses: [{ expression: expression.replace(/^\((.*)\)$/, '$1') }] } : {}),
    ...(digest
      ? { hashes: [{ alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(digest, 'base64').toString('hex') }] }
      : {}),
    ...(resolved ? { externalReferences: [{ type: 'distribution', url: resolved }] } : {}),
  };
}

/** A UUID that says nothing but what is in the bill. */
function serialOf(text) {
  const hex = createHash('sha256').update(text).digest('hex');
  const [a, b, c, d, e] = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(13, 16), hex.slice(17, 20), hex.slice(20, 32)];
  return `urn:uuid:${a}-${b}-5${c}-8${d}-${e}`;
}
