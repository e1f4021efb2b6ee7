import type { NextConfig } from 'next';

// Written as plain files, which any server can serve.
export default { output: 'export', trailingSlash: true } satisfies NextConfig;
