import { type FilePurpose, mediaTypesOf } from "@jobami/api/files/routes";
import { newKey } from "@jobami/api/http/new-key";
import { useApi } from "@jobami/api/http/provider";
import { type UploadView, uploadView } from "@jobami/machines/files/upload";
import { useState } from "react";
import { useNetwork } from "../../../platform/live/index.ts";
import { useFlow } from "../../../platform/machine/index.ts";
import { uploadMachine } from "./upload.actors.ts";

/** Files on their way at once, and how often one that gets no answer is sent before the person is asked. */
const atOnce = 2;
const tries = 3;

/** What a field of files shows and does. */
export interface Uploading extends UploadView {
  /** The file itself while the page has it, for its preview. */
  fileOf: (id: string) => File | undefined;
  /** Why the server refused a file; empty where it stated nothing. */
  refusalOf: (id: string) => string;
  add: (files: readonly File[]) => void;
  remove: (id: string) => void;
  retry: (id: string) => void;
  /** What has arrived is stored by its form: it leaves the list. */
  handOver: () => void;
}

/** Sends files for a purpose as long as the screen is shown: progress, retry, cancel. The purpose may not change. */
export function useUpload(purpose: FilePurpose, most = purpose.most): Uploading {
  const api = useApi();
  const [chosen] = useState(() => new Map<string, File>());
  const [refusals] = useState(() => new Map<string, string>());
  const [machine] = useState(() =>
    uploadMachine(api, purpose, {
      bytesOf: (id) => chosen.get(id),
      onRefused: (id, message) => refusals.set(id, message),
    }),
  );
  const limits = { most, largest: purpose.largest, types: mediaTypesOf(purpose), atOnce, tries };
  const [snapshot, send] = useFlow(machine, limits, {});
  useNetwork(send);
  return {
    ...uploadView(snapshot),
    fileOf: (id) => chosen.get(id),
    refusalOf: (id) => refusals.get(id) ?? "",
    add: (files) => {
      const named = files.map((file) => ({ id: newKey(), file }));
      for (const { id, file } of named) chosen.set(id, file);
      send({
        type: "files.chosen",
        files: named.map(({ id, file: { name, size, type } }) => ({ id, name, size, type })),
      });
    },
    remove: (id) => {
      send({ type: "file.removed", id });
      chosen.delete(id);
    },
    retry: (id) => send({ type: "file.retried", id }),
    handOver: () => send({ type: "files.stored" }),
  };
}
