/** A page that has come may still find out what it is called, in ms: it is announced by that name alone. */
const titleSettlesMs = 250;
/** How often a page is waited for that is called after what it is still reading. */
const settlingsAtMost = 20;

interface AnnouncedPages {
  title: () => string;
  isTitleAwaited: () => boolean;
  speak: (text: string) => void;
}

/** Announces each page that comes by its title, once: an act that changes the title later has its own message. */
export function createPageAnnouncer({ title, isTitleAwaited, speak }: AnnouncedPages) {
  let timer: ReturnType<typeof setTimeout>;
  let settlingsLeft = 0;
  function settle() {
    clearTimeout(timer);
    timer = setTimeout(() => {
      settlingsLeft -= 1;
      if (settlingsLeft > 0 && isTitleAwaited()) return settle();
      settlingsLeft = 0;
      speak(title());
    }, titleSettlesMs);
  }
  return {
    arrived: () => {
      speak("");
      settlingsLeft = settlingsAtMost;
      settle();
    },
    titled: () => {
      if (settlingsLeft > 0) settle();
    },
    stop: () => clearTimeout(timer),
  };
}
