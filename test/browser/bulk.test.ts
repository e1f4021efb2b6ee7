/** Scoring in bulk uses workers where a page has them, and does without where it has not. Both builds are tested. */
import { expect } from '@open-wc/testing';
import type * as Bulk from '../../src/core/bulk.js';

const WON = '(RRR) 123b 456b 99d 78d +9d 3f';
const COUNT = 40_000;

const NativeWorker = window.Worker;
let opened: string[] = [];
let terminated = 0;

/** Replaces the constructor of workers. */
function watchWorkers(refuse: (url: string) => boolean = () => false): void {
  window.Worker = class extends NativeWorker {
    constructor(url: string | URL, options?: WorkerOptions) {
      if (refuse(String(url))) throw new DOMException('refused', 'SecurityError');
      super(url, options);
      opened.push(String(url));
    }
    override terminate(): void {
      terminated++;
      super.terminate();
    }
  };
}

for (const file of ['/dist/core/bulk.js', '/dist/cdn/bulk.js'])
  describe(`scoring in bulk with ${file}`, () => {
    let bulk: typeof Bulk;
    let bytes: Uint8Array;

    before(async () => {
      bulk = (await import(file)) as typeof Bulk;
      bytes = new Uint8Array(COUNT * bulk.HAND_BYTES);
      for (let index = 0; index < COUNT; index++)
        bulk.packHand(
          WON,
          { seat: index % 2 ? 'south' : 'east', win: index % 3 ? 'discard' : 'self-draw' },
          bytes,
          index,
        );
      // One hand without tiles.
      bytes.fill(0, 20_000 * bulk.HAND_BYTES, 20_001 * bulk.HAND_BYTES);
    });

    beforeEach(() => {
      opened = [];
      terminated = 0;
      watchWorkers();
    });

    afterEach(() => {
      window.Worker = NativeWorker;
    });

    /** Scores the hands and compares them with what scoring without a worker returns. */
    async function scoreAll(options?: Bulk.BulkOptions): Promise<void> {
      const progress: number[] = [];
      const found = await bulk.scoreAll(bytes, 'british', { ...options, onProgress: (done) => progress.push(done) });
      const other = await bulk.scoreAll(bytes, 'british', { workers: 0 });
      for (const name of ['value', 'base', 'doubles', 'total', 'limited'] as const)
        expect(found[name].join()).to.equal(other[name].join());
      expect(JSON.stringify(Object.entries(found.awards).sort())).to.equal(
        JSON.stringify(Object.entries(other.awards).sort()),
      );
      expect(found.errors).to.deep.equal(other.errors);
      expect(found.errors.map(({ index, code }) => `${index} ${code}`)).to.deep.equal(['20000 tile-count']);
      expect(found.awards['self-draw']!.hands).to.be.within(COUNT / 3 - 2, COUNT / 3 + 1);
      expect(progress).to.deep.equal([...progress].sort((one, two) => one - two));
      expect(progress.at(-1)).to.equal(COUNT);
    }

    it('is done by workers of the same origin, which end', async () => {
      await scoreAll();
      expect(opened).to.have.length.greaterThan(0);
      expect(opened.every((url) => url.startsWith(location.origin))).to.equal(true);
      expect(terminated).to.equal(opened.length);
      // The bytes still belong to the page.
      expect(bytes).to.have.length(COUNT * bulk.HAND_BYTES);
    });

    it('is done by a script of the page if a worker of another origin is blocked', async () => {
      watchWorkers((url) => !url.startsWith('blob:'));
      await scoreAll();
      expect(opened).to.have.length.greaterThan(0);
      expect(opened.every((url) => url.startsWith('blob:'))).to.equal(true);
    });

    it('is done on the page if all workers are blocked', async () => {
      watchWorkers(() => true);
      await scoreAll();
      expect(opened).to.deep.equal([]);
    });

    it('is done on the page if its policy does not allow workers', async () => {
      const frame = document.createElement('iframe');
      frame.srcdoc = `<!doctype html><meta http-equiv="Content-Security-Policy" content="worker-src 'none'"><title>strict</title>
        <script type="module">
          import { packHand, scoreAll, HAND_BYTES } from '${file}';
          const bytes = new Uint8Array(5000 * HAND_BYTES);
          for (let index = 0; index < 5000; index++) packHand('${WON}', {}, bytes, index);
          const { value } = await scoreAll(bytes);
          parent.postMessage({ values: [...new Set(value)].join() }, '*');
        </script>`;
      const received = new Promise<string>((resolve) => {
        window.addEventListener('message', function listen({ data }) {
          if (typeof data?.values !== 'string') return;
          window.removeEventListener('message', listen);
          resolve(data.values);
        });
      });
      document.body.append(frame);
      expect(await received).to.equal('56');
      frame.remove();
    });

    it('ends its workers when it is aborted', async () => {
      const controller = new AbortController();
      const scoring = bulk.scoreAll(bytes, undefined, {
        signal: controller.signal,
        onProgress: () => controller.abort(new Error('enough')),
      });
      const reason = await scoring.catch((error: Error) => error);
      expect((reason as Error).message).to.equal('enough');
      expect(terminated).to.equal(opened.length);
      const early = await bulk.scoreAll(bytes, undefined, { signal: controller.signal }).catch((error: Error) => error);
      expect((early as Error).message).to.equal('enough');
    });
  });
