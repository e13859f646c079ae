type Told = { type: "microphone.allowed" } | { type: "microphone.denied" };

/** Tells when a person changes their mind about the microphone in the browser's settings, or plugs one in. The answer ends it. */
export function watchMicrophone(tell: (event: Told) => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const listen = (permission: PermissionStatus) => {
    if (signal.aborted) return;
    const change = () => {
      if (permission.state === "denied") tell({ type: "microphone.denied" });
      else if (permission.state === "granted") tell({ type: "microphone.allowed" });
    };
    permission.addEventListener("change", change, { signal });
  };
  // Not every browser can be asked about the microphone: it then tells when it is opened.
  navigator.permissions?.query({ name: "microphone" as PermissionName }).then(listen, () => {});
  navigator.mediaDevices?.addEventListener("devicechange", () => tell({ type: "microphone.allowed" }), {
    signal,
  });
  return () => ended.abort();
}
