import { defineModel } from "../../testing/model.ts";
import type { UploadFile } from "./upload.types.ts";

interface FileStory {
  status: UploadFile["status"];
  tries: number;
}

/** Two files at most, two at once, two tries each. */
export interface UploadStory {
  at: "idle" | "sending" | "pausing" | "offline" | "broken";
  files: readonly FileStory[];
}

const most = 2;
const has = (status: UploadFile["status"]) => (story: UploadStory) =>
  story.files.some((file) => file.status === status);

/** The oldest file that stands so, changed; and what the product does at once. */
function withFirst(
  { at, files }: UploadStory,
  status: UploadFile["status"],
  change: (file: FileStory) => FileStory,
): UploadStory {
  const index = files.findIndex((file) => file.status === status);
  return settle({ at, files: files.map((file, place) => (place === index ? change(file) : file)) });
}

function settle({ at, files }: UploadStory): UploadStory {
  const hasWork = files.some(({ status }) => status === "queued" || status === "sending");
  if (at === "offline" || at === "broken" || (at === "pausing" && hasWork)) return { at, files };
  if (!hasWork) return { at: "idle", files };
  return {
    at: "sending",
    files: files.map((file) =>
      file.status === "queued" ? { status: "sending", tries: file.tries + 1 } : file,
    ),
  };
}

/** What the person, the server, the network and the clock can do to a list of files. */
export const uploadModel = defineModel<UploadStory>()({
  initial: { at: "idle", files: [] },
  steps: {
    "the person chooses a file": {
      when: ({ files }) => files.length < most,
      leads: ({ at, files }) =>
        settle({ at, files: [...files, { status: at === "broken" ? "failed" : "queued", tries: 0 }] }),
    },
    "the server takes a file": {
      when: has("sending"),
      leads: (story) => withFirst(story, "sending", ({ tries }) => ({ status: "done", tries })),
    },
    "the server refuses a file": {
      when: has("sending"),
      leads: (story) => withFirst(story, "sending", ({ tries }) => ({ status: "failed", tries })),
    },
    "no answer comes for a file": {
      when: has("sending"),
      leads: (story) => {
        if (story.at === "offline")
          return withFirst(story, "sending", ({ tries }) => ({ status: "queued", tries: tries - 1 }));
        const isWorn = story.files.find(({ status }) => status === "sending")?.tries === 2;
        return withFirst(isWorn ? story : { ...story, at: "pausing" }, "sending", ({ tries }) => ({
          status: isWorn ? "failed" : "queued",
          tries,
        }));
      },
    },
    "the uploader breaks": {
      when: ({ at }) => at !== "broken",
      leads: ({ files }) => ({
        at: "broken",
        files: files.map(({ status, tries }) => ({ status: status === "done" ? status : "failed", tries })),
      }),
    },
    "the pause ends": {
      when: ({ at }) => at === "pausing",
      leads: ({ files }) => settle({ at: "sending", files }),
    },
    "the browser goes offline": {
      when: ({ at }) => at !== "offline" && at !== "broken",
      leads: () => ({ at: "offline" }),
    },
    "the browser comes online": {
      when: ({ at }) => at === "offline",
      leads: ({ files }) => settle({ at: "idle", files }),
    },
    "the person removes the oldest file": {
      when: ({ files }) => files.length > 0,
      leads: ({ at, files }) => settle({ at, files: files.slice(1) }),
    },
    "what has arrived is stored by its form": {
      when: has("done"),
      leads: ({ at, files }) => settle({ at, files: files.filter(({ status }) => status !== "done") }),
    },
    "the person tries a failed file again": {
      when: (story) => story.at !== "broken" && has("failed")(story),
      leads: (story) => withFirst(story, "failed", () => ({ status: "queued", tries: 0 })),
    },
    "what changes nothing happens": { leads: () => ({}) },
  },
});
