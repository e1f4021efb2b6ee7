/** The functions that need a page respond to invalid input with one of the package’s errors, as others do in test/core/helpers-errors.test.ts. */
import { expect } from '@open-wc/testing';
import { discover as discoverLater } from '../../src/autoload.js';
import { upgradeBlocks } from '../../src/blocks.js';
import { discover, registerTexts } from '../../src/index.js';
import { connectScorm } from '../../src/scorm.js';
import { connectXapi } from '../../src/xapi.js';
import { faultOf, first, long, second, type Run } from '../wrong-inputs.js';
import { onlyInChromium } from './helpers.js';

onlyInChromium();

const platform = {
  Initialize: () => 'true',
  GetValue: () => '',
  SetValue: () => 'true',
  Commit: () => 'true',
  Terminate: () => 'true',
};
const page = window as { API_1484_11?: typeof platform };
before(() => (page.API_1484_11 = platform));
after(() => delete page.API_1484_11);

const functions: Record<string, Run> = {
  discover: discover as Run,
  'discover of autoload.js': discoverLater as Run,
  registerTexts: registerTexts as Run,
  upgradeBlocks: (root, options) => (upgradeBlocks as unknown as Run)(root, options),
  connectScorm: (options) => connectScorm(options as object)?.finish(),
  'connectScorm, an option': (within, passing) => connectScorm({ within, passing } as object)?.finish(),
  connectXapi: (options) => connectXapi(options as object),
  'connectXapi, an option': (within, launch) => connectXapi({ within, launch } as object),
};

for (const [name, run] of Object.entries(functions))
  it(`${name} has errors of its own`, async () => {
    const { warn } = console;
    const warnings: string[] = [];
    console.warn = (...texts) => warnings.push(texts.join(' '));
    try {
      for (const one of first)
        for (const other of second)
          try {
            await run(one, other);
          } catch (error) {
            expect(faultOf(error)).to.equal(undefined);
          }
    } finally {
      console.warn = warn;
    }
    for (const text of warnings) expect(text.length).to.be.lessThan(600);
  });

it('a platform that answers at length is quoted briefly', async () => {
  const { warn } = console;
  const warnings: string[] = [];
  console.warn = (text: string) => warnings.push(text);
  try {
    await connectXapi({ launch: `/?endpoint=${long}:x&actor={}&activity_id=a&auth=b` });
  } finally {
    console.warn = warn;
  }
  expect(warnings.length).to.equal(1);
  expect(warnings[0]!.length).to.be.lessThan(600);
});
