import type {RunTask, Task} from './Task';

interface Job {
  task: Task;
  start: () => void;
  reject: (error: Error) => void;
}

/** A search that waited when its query was typed on: nobody looks at its hits any more. */
export class SupersededError extends Error {
  override name = 'SupersededError';
}

/** The query in the body of a request, which is JSON. */
const QUERY = /"query":"((?:[^"\\]|\\.)*)"/g;

/** Returns whether two tasks are one search whose query a reader has typed on, or taken letters from. */
function isTypedOn(task: Task, other: Task): boolean {
  if (task.kind !== 'search' || other.kind !== 'search' || task.request.path !== other.request.path)
    return false;
  const [body, otherBody] = [task.request.body, other.request.body];
  if (body === otherBody || body.replace(QUERY, '') !== otherBody.replace(QUERY, '')) return false;
  const queries = Array.from(body.matchAll(QUERY), ([, query = '']) => query);
  const others = Array.from(otherBody.matchAll(QUERY), ([, query = '']) => query);
  return queries.every((query, position) => {
    const typed = others[position] ?? '';
    return typed.startsWith(query) || query.startsWith(typed);
  });
}

/**
 * Returns `run`, one task at a time. Of the tasks that wait the newest goes first: what a reader typed last is what they
 * look at. A search that waits when its query was typed on rejects with `SupersededError` and is not done.
 *
 * @param deadline - milliseconds after which a task rejects, if any. What it loads goes on, for a later task to find it there
 */
export function createTaskQueue(run: RunTask, deadline?: number): RunTask {
  const waiting: Job[] = [];
  let current: Job | undefined;

  function leave(job: Job): void {
    if (current === job) current = undefined;
    else if (waiting.includes(job)) waiting.splice(waiting.indexOf(job), 1);
    if (current) return;
    current = waiting.pop();
    current?.start();
  }

  function dropOlder(task: Task): void {
    for (const job of waiting.filter(one => isTypedOn(one.task, task))) {
      waiting.splice(waiting.indexOf(job), 1);
      job.reject(new SupersededError('The query changed before its turn came'));
    }
  }

  return task =>
    new Promise((resolve, reject) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const job: Job = {
        task,
        reject(error) {
          clearTimeout(timer);
          reject(error);
        },
        start() {
          const end = () => {
            clearTimeout(timer);
            leave(job);
          };
          run(task).then(resolve, reject).then(end, end);
        },
      };
      if (deadline !== undefined)
        timer = setTimeout(() => {
          reject(new Error(`The search did not answer within ${deadline / 1000} s. It is still loading.`));
          leave(job);
        }, deadline);
      dropOlder(task);
      waiting.push(job);
      if (!current) {
        current = waiting.pop();
        current?.start();
      }
    });
}
