import { parseArgs } from 'node:util';
import { JUDGED_SIZE } from './budgets.mjs';

const USAGE = `npm run bench -- [options]
  --sizes=10k,100k,1m   how many certificates
  --rounds=3            rounds of each case, the service and the floor in turn
  --seconds=5           of each measurement
  --cases=list,deep     some of the cases only
  --others=start,jobs   some of the other measurements only; --others= for none
  --data=FOLDER         keeps the databases and the peers for the next run
  --reading             measures the reading of passports alone; needs no database
  --planted=200         sends in that many applications, some of them false, and counts the signals; needs no database
  --peers               measures Strapi and Directus in the same rounds, from 100k up, where budgets are then multiples of the best:
                        installs 1.5 GB once into a folder below --data, and compiles for some minutes (Linux on x64)
  --write               puts what was found into docs/benchmarks.md, section by section
  --no-fail             exits with 0 where a budget is missed, too`;

const SIZE = /^(\d+)(k|m)?$/;

export function readOptions(args = process.argv.slice(2)) {
  const { values } = parseArgs({
    args,
    options: {
      sizes: { type: 'string', default: '10k,100k,1m' },
      rounds: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '5' },
      cases: { type: 'string' },
      others: { type: 'string' },
      data: { type: 'string' },
      peers: { type: 'boolean', default: false },
      planted: { type: 'string' },
      reading: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      'no-fail': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    process.exit(0);
  }
  const sizes = values.sizes.split(',').filter(Boolean).map(readSize);
  if (values.peers && !sizes.some(({ total }) => total === JUDGED_SIZE))
    throw new Error('--peers measures at 100k, which --sizes leaves out');
  return {
    sizes,
    rounds: Number(values.rounds),
    seconds: Number(values.seconds),
    connections: 16,
    cases: values.cases?.split(',').filter(Boolean) ?? null,
    others: values.others?.split(',').filter(Boolean) ?? null,
    data: values.data ?? null,
    peers: values.peers,
    planted: values.planted === undefined ? null : Number(values.planted),
    reading: values.reading,
    write: values.write,
    fail: !values['no-fail'],
  };
}

function readSize(text) {
  const match = SIZE.exec(text);
  if (!match) throw new Error(`--sizes takes numbers such as 10k and 1m, not "${text}"`);
  return { size: text, total: Number(match[1]) * { k: 1_000, m: 1_000_000 }[match[2] ?? ''] || Number(match[1]) };
}
