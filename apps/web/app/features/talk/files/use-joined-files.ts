import type { FilePurpose } from "@jobami/api/files/routes";
import { useState } from "react";
import { copy } from "./copy.ts";
import { type Uploading, useUpload } from "./use-upload.ts";

/** Files that go along with a form. */
export interface JoinedFiles {
  purpose: FilePurpose;
  uploading: Uploading;
  /** Why the form was not sent. */
  problem: string | undefined;
  /** The ids of what has arrived, for the form that is to be sent now; null while something has not, which is stated from then on. */
  take: () => string[] | null;
}

/** Sends files for a form as they are chosen, and keeps it back until they have arrived. */
export function useJoinedFiles(purpose: FilePurpose): JoinedFiles {
  const uploading = useUpload(purpose);
  const [isAsked, setAsked] = useState(false);
  const isWaiting = uploading.lines.some(({ status }) => status !== "done");
  return {
    purpose,
    uploading,
    problem: isAsked && isWaiting ? copy.notArrived : undefined,
    take() {
      setAsked(isWaiting);
      return isWaiting ? null : [...uploading.keys];
    },
  };
}
