import { useReadings } from "@jobami/api/http/use-readings";
import type { Masked } from "@jobami/api/masking/masked";
import { profilesRoutes } from "@jobami/api/profiles/routes";
import { lazy, Suspense } from "react";
import { loadMaskNote, loadWillBeMasked } from "../../talk/masking/index.ts";

const MaskNote = lazy(loadMaskNote);
const WillBeMasked = lazy(loadWillBeMasked);

interface ProfileMaskProps {
  typed: string;
  saved: string;
  masked: Masked | null | undefined;
}

/** What others do not read of a text on the profile, or will not once it is saved. */
export function ProfileMask({ typed, saved, masked }: ProfileMaskProps) {
  const readings = useReadings();
  return (
    <Suspense fallback={null}>
      {masked && typed === saved ? (
        <MaskNote
          text={saved}
          masked={masked}
          opening="none"
          onChange={() => readings.readAgain(profilesRoutes.own)}
        />
      ) : (
        <WillBeMasked text={typed} opening="none" />
      )}
    </Suspense>
  );
}
