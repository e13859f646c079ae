// Shows what the server reports while no one reads the application, and opens it there when it is pressed; and answers for a page that cannot be fetched. It stores nothing.

importScripts("/offline-page.js");

/** What a message states; one that states nothing readable leads to the inbox. */
function read(data) {
  try {
    const { title, body, path, tag } = data.json();
    return { title: String(title), body: String(body), path: String(path), tag: String(tag) };
  } catch {
    return { title: "Jobami", body: "Du nouveau vous attend.", path: "/dashboard/notifications", tag: "" };
  }
}

/** An address of this site; whatever else is asked for is the inbox. */
function addressOf(path) {
  const inbox = new URL("/dashboard/notifications", self.location.origin);
  if (!URL.canParse(path, self.location.origin)) return inbox.href;
  const address = new URL(path, self.location.origin);
  return address.origin === self.location.origin ? address.href : inbox.href;
}

const windowsOf = () => self.clients.matchAll({ type: "window", includeUncontrolled: true });

async function show({ title, body, path, tag }) {
  // Who reads the application reads it there.
  const windows = await windowsOf();
  if (windows.some(({ visibilityState, focused }) => visibilityState === "visible" && focused)) return;
  await self.registration.showNotification(title, {
    body,
    tag,
    icon: "/favicon.svg",
    lang: "fr",
    data: { path },
  });
}

async function open(path) {
  const address = addressOf(path);
  const [known] = await windowsOf();
  if (known === undefined) return self.clients.openWindow(address);
  const focused = await known.focus();
  // A window that this worker does not control cannot be led anywhere.
  return focused.navigate(address).catch(() => self.clients.openWindow(address));
}

/** What the network answers; what it refuses has a page that waits for it. */
async function answer(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return self.offlinePage();
  }
}

async function begin() {
  // A page is asked for at once, not after this worker has started.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(begin()));
self.addEventListener("fetch", (event) => {
  const { mode, method, destination } = event.request;
  // What a form sends is the browser's to send again, once its owner says so.
  if (mode === "navigate" && destination === "document" && method === "GET") event.respondWith(answer(event));
});
self.addEventListener("push", (event) => event.waitUntil(show(read(event.data))));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path ?? ""));
});
