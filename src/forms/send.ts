export type Failure =
  | { kind: "offline" | "network" | "timeout" }
  | { kind: "tooLarge" | "refused" | "server"; status: number };

export interface Progress {
  sent: number;
  total: number;
}

export interface Sending {
  /** Aborts it. No callback is called afterwards. */
  cancel: () => void;
}

interface SendOptions {
  onProgress: (progress: Progress) => void;
  onSent: () => void;
  onFailure: (failure: Failure) => void;
}

/** Milliseconds without progress after which sending fails: Netlify, too, gives up after 30 s. */
const timeout = 30_000;

/** Sends a form and reports its progress. By XMLHttpRequest, since `fetch` cannot report the progress of an upload. */
export function send(
  url: string,
  data: FormData,
  { onProgress, onSent, onFailure }: SendOptions,
): Sending {
  const request = new XMLHttpRequest();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSettled = false;

  const settle = (notify: () => void) => {
    if (isSettled) return;
    isSettled = true;
    clearTimeout(timer);
    notify();
  };
  /** Counts the time since the last progress: a slow upload has not failed. */
  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      settle(() => onFailure({ kind: "timeout" }));
      request.abort();
    }, timeout);
  };

  request.upload.onprogress = ({ loaded, total }) => {
    if (isSettled) return;
    restartTimer();
    onProgress({ sent: loaded, total });
  };
  request.onload = () => {
    const { status } = request;
    settle(() => {
      if (status >= 200 && status < 300) onSent();
      else if (status === 413) onFailure({ kind: "tooLarge", status });
      else onFailure({ kind: status >= 500 ? "server" : "refused", status });
    });
  };
  request.onerror = () =>
    settle(() => onFailure({ kind: navigator.onLine ? "network" : "offline" }));

  restartTimer();
  request.open("POST", url);
  request.send(data);
  return {
    cancel: () => {
      settle(() => undefined);
      request.abort();
    },
  };
}
