import { link, text } from "@jobami/ui/styles";
import { placeCopy } from "./copy.ts";
import { namedAddress, type PasskeyPlace } from "./place.ts";

/** Why there is no button for a passkey here, and where there is one. */
export function PlaceNote({ place }: { place: Exclude<PasskeyPlace, "ready"> }) {
  const named = place === "address" ? namedAddress(globalThis.location.href) : null;
  return (
    <p className={text.small}>
      {placeCopy[place]}{" "}
      {named !== null && (
        <a className={link} href={named}>
          {placeCopy.elsewhere}
        </a>
      )}
    </p>
  );
}
