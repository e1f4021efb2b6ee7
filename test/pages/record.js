/** Runs first on a page and records all its errors. */
window.recorded = [];
const record = (what) => window.recorded.push(what);
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
  record(`violation of ${violatedDirective}: ${blockedURI} ${sourceFile}:${lineNumber}`),
);
window.addEventListener('error', ({ message }) => record(`error: ${message}`));
window.addEventListener('unhandledrejection', ({ reason }) => record(`rejection: ${reason}`));
for (const level of ['warn', 'error']) {
  const write = console[level];
  console[level] = (...received) => {
    record(`${level}: ${received.join(' ')}`);
    write.apply(console, received);
  };
}
