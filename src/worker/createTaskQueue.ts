import type {RunTask} from './Task';

interface Job {
  start: () => void;
}

/**
 * Returns `run`, one task at a time. Of the tasks that wait the newest goes first: what a reader typed last is what they
 * look at. The older ones are done after it, for the cache that a search client keeps.
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

  return task =>
    new Promise((resolve, reject) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const job: Job = {
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
      waiting.push(job);
      if (!current) {
        current = waiting.pop();
        current?.start();
      }
    });
}
