import { useEffect, useState } from "react";

/** Whether the page has left its top. Off, it stays false and listens to nothing. */
export function useIsScrolled(isOn: boolean): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const look = () => setScrolled(globalThis.scrollY > 8);
    look();
    globalThis.addEventListener("scroll", look, { passive: true });
    return () => globalThis.removeEventListener("scroll", look);
  }, [isOn]);
  return isOn && isScrolled;
}
