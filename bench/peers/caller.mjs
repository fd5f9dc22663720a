/** Who asks, in databases that are made anew for each run. */
export const CALLER = { email: 'officer@bench.example.com', password: 'Officer-2026' };
export const SECRET = 'a secret of the benchmark, and of nothing else';
