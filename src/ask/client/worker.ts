import {fetchShard} from '../../search/client/fetchShard';
import type {WorkerMessage, WorkerReply} from './AnswerMessage';
import {type AnswerService, createAnswerService} from './createAnswerService';

let service: AnswerService | undefined;

async function reply(id: number, message: Extract<WorkerMessage, {id: number}>): Promise<WorkerReply> {
  try {
    return {id, events: (await service?.run(message.task)) ?? []};
  } catch (error) {
    return {id, error: error instanceof Error ? error.message : String(error)};
  }
}

addEventListener('message', ({data}: MessageEvent<WorkerMessage>) => {
  if ('manifest' in data) {
    const {manifest} = data;
    service = createAnswerService(manifest, url => fetchShard(url, manifest.revalidate ?? false));
    return;
  }
  void reply(data.id, data).then(message => postMessage(message));
});
