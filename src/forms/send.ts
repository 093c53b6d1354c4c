/** Sending, told byte by byte. XMLHttpRequest, because `fetch` cannot say how much has been uploaded. */

export type Failure =
  | { kind: "offline" | "network" | "timeout" }
  | { kind: "tooLarge" | "refused" | "server"; status: number };

export interface Progress {
  sent: number;
  total: number;
}

export interface Sending {
  /** Stops it; none of the listeners is called any more. */
  cancel: () => void;
}

interface SendOptions {
  onProgress: (progress: Progress) => void;
  onSent: () => void;
  onFailure: (failure: Failure) => void;
  /** How long nothing may happen before we give up, in milliseconds: Netlify gives up after 30 s, too. */
  patience?: number;
}

export function send(
  url: string,
  data: FormData,
  { onProgress, onSent, onFailure, patience = 30_000 }: SendOptions,
): Sending {
  const request = new XMLHttpRequest();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;

  const end = (tell: () => void) => {
    if (over) return;
    over = true;
    clearTimeout(timer);
    tell();
  };
  /** A slow upload that moves on is no failure, so that what counts is the time since something last happened. */
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      end(() => onFailure({ kind: "timeout" }));
      request.abort();
    }, patience);
  };

  request.upload.onprogress = ({ loaded, total }) => {
    if (over) return;
    wait();
    onProgress({ sent: loaded, total });
  };
  request.onload = () => {
    const { status } = request;
    end(() => {
      if (status >= 200 && status < 300) onSent();
      else if (status === 413) onFailure({ kind: "tooLarge", status });
      else onFailure({ kind: status >= 500 ? "server" : "refused", status });
    });
  };
  request.onerror = () => end(() => onFailure({ kind: navigator.onLine ? "network" : "offline" }));

  wait();
  request.open("POST", url);
  request.send(data);
  return {
    cancel: () => {
      end(() => undefined);
      request.abort();
    },
  };
}
