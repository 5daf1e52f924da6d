import {createSearchService, type SearchService} from './createSearchService';
import {fetchShard} from './fetchShard';
import {runTask} from './runTask';
import type {WorkerMessage, WorkerReply} from './WorkerMessage';

let service: SearchService | undefined;
let previous: Promise<void> = Promise.resolve();

async function reply(id: number, message: Extract<WorkerMessage, {id: number}>): Promise<void> {
  let answer: WorkerReply;
  try {
    if (!service) throw new Error('No manifest came before the first task');
    answer = {id, response: await runTask(service, message.task)};
  } catch (error) {
    answer = {id, error: error instanceof Error ? error.message : String(error)};
  }
  self.postMessage(answer);
}

self.addEventListener('message', ({data}: MessageEvent<WorkerMessage>) => {
  if ('manifest' in data) {
    const {manifest} = data;
    service = createSearchService(manifest, url => fetchShard(url, manifest.revalidate ?? false));
    return;
  }
  // One after another, so that the answer to an earlier keystroke never comes after that to a later one.
  previous = previous.then(() => reply(data.id, data));
});
