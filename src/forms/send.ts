/** Why sending failed, with the HTTP status, or 0 without an answer. */
export interface Failure {
  /** `offline`: the browser believes that there is no connection. */
  kind: "offline" | "network" | "timeout" | "tooLarge" | "refused" | "server";
  status: number;
}

/** How much has been sent, in bytes. */
export interface Progress {
  sent: number;
  total: number;
}

interface SendOptions {
  onProgress: (progress: Progress) => void;
  onSent: () => void;
  onFailure: (failure: Failure) => void;
}

const kindOf = (status: number) =>
  status === 413 ? "tooLarge" : status >= 500 ? "server" : "refused";

/** Milliseconds without progress after which sending fails: Netlify, too, gives up after 30 s. */
const timeout = 30_000;

/**
 * Sends a form and reports its progress, which `fetch` cannot; returns what aborts it, after which
 * nothing is called.
 */
export function send(url: string, data: FormData, { onProgress, onSent, onFailure }: SendOptions) {
  const request = new XMLHttpRequest();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    request.onload = request.onerror = request.upload.onprogress = null;
    request.abort();
  };
  const fail = (kind: Failure["kind"]) => {
    const { status } = request;
    stop();
    onFailure({ kind, status });
  };
  /** Counts the time since the last progress: a slow upload has not failed. */
  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(fail, timeout, "timeout");
  };
  request.upload.onprogress = ({ loaded, total }) => {
    restartTimer();
    onProgress({ sent: loaded, total });
  };
  request.onload = () => {
    const { status } = request;
    stop();
    if (status >= 200 && status < 300) onSent();
    else onFailure({ kind: kindOf(status), status });
  };
  // Only now: `onLine` is a hint, which is false on some working networks.
  request.onerror = () => fail(navigator.onLine ? "network" : "offline");
  restartTimer();
  request.open("POST", url);
  request.send(data);
  return stop;
}
