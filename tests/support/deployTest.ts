import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {DOCUMENTATION, type FormName} from './documentation';
import {retiringWorker} from './retiringWorker';
import {serveFolder} from './serveFolder';
import {test as base} from './test';

/** An address at which one build after the other is deployed, and which can go out of reach. */
export class Deployment {
  readonly baseUrl = DOCUMENTATION.other.baseUrl;
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'deployment-'));
  #server: Server | undefined;
  #origin = '';

  /** Whole address of a page, by its path below the base URL. */
  urlOf(page: string): string {
    return this.#origin + this.baseUrl + page;
  }

  /** Puts a build in the place of the one before. */
  deploy(form: FormName): void {
    this.#replace(DOCUMENTATION[form].build);
  }

  /** Puts in its place what a build leaves of the worker once the site keeps nothing any more: tests/build/offline.test.ts. */
  retire(): void {
    const build = path.join(this.#folder, 'retired');
    mkdirSync(build);
    writeFileSync(path.join(build, 'sw.js'), retiringWorker(this.baseUrl));
    this.#replace(build);
  }

  #replace(build: string): void {
    const site = path.join(this.#folder, 'site');
    rmSync(site, {force: true});
    symlinkSync(build, site);
  }

  /** Answers from now on; the address stays. */
  async start(): Promise<void> {
    const port = this.#origin ? Number(new URL(this.#origin).port) : 0;
    const {server, origin} = await serveFolder(path.join(this.#folder, 'site'), {
      port,
      baseUrl: this.baseUrl,
    });
    this.#server = server;
    this.#origin = origin;
  }

  /** Answers nobody any more, as without a connection. */
  async stop(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    this.#server = undefined;
    await new Promise(resolve => {
      server.close(resolve);
      server.closeAllConnections();
    });
  }

  async end(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, {recursive: true});
  }
}

/** The site's test with an address of its own. */
export const test = base.extend<{deployment: Deployment}>({
  deployment: async ({}, use) => {
    const deployment = new Deployment();
    deployment.deploy('other');
    await deployment.start();
    await use(deployment);
    await deployment.end();
  },
});

export {expect} from './test';
