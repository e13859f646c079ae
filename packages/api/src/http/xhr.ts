/** A body that is sent with its progress heard. */
export interface Upload {
  bytes: Blob;
  onProgress?: (sent: number) => void;
}

/** Sends as `fetch` does, by what alone informs a browser how much has gone: an XMLHttpRequest. Rejects like `fetch`. */
export function sendByXhr(url: string, init: RequestInit, { bytes, onProgress }: Upload): Promise<Response> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const { signal } = init;
    const stop = () => xhr.abort();
    xhr.open(init.method ?? "POST", url);
    xhr.withCredentials = init.credentials === "include";
    xhr.responseType = "text";
    for (const [name, value] of Object.entries(init.headers as Record<string, string>))
      xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ loaded }) => onProgress?.(Math.min(loaded, bytes.size));
    xhr.onload = () => {
      const type = xhr.getResponseHeader("content-type") ?? "text/plain";
      resolve(new Response(xhr.responseText, { status: xhr.status, headers: { "content-type": type } }));
    };
    xhr.onerror = () => reject(new TypeError("The upload failed."));
    xhr.onabort = () => reject(signal?.reason ?? new TypeError("The upload was stopped."));
    xhr.onloadend = () => signal?.removeEventListener("abort", stop);
    if (signal?.aborted) return reject(signal.reason);
    signal?.addEventListener("abort", stop, { once: true });
    xhr.send(bytes);
  });
}
