type MicrophoneEvent = { type: "microphone.allowed" } | { type: "microphone.denied" };

/** Reports when a person changes their mind about the microphone in the browser's settings, or plugs one in. The answer ends it. */
export function watchMicrophone(notify: (event: MicrophoneEvent) => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const listen = (permission: PermissionStatus) => {
    if (signal.aborted) return;
    const change = () => {
      if (permission.state === "denied") notify({ type: "microphone.denied" });
      else if (permission.state === "granted") notify({ type: "microphone.allowed" });
    };
    permission.addEventListener("change", change, { signal });
  };
  // Not every browser can be asked about the microphone: it then reports when it is opened.
  navigator.permissions?.query({ name: "microphone" as PermissionName }).then(listen, () => {});
  navigator.mediaDevices?.addEventListener("devicechange", () => notify({ type: "microphone.allowed" }), {
    signal,
  });
  return () => ended.abort();
}
