import type { FilePurpose } from "../files/routes.ts";
import type { Route } from "../http/route.ts";

export const missionsRoutes = {
  list: { method: "GET", path: "/api/missions", access: "jobutil" },
  all: { method: "GET", path: "/api/missions/all", access: "jobutil" },
  matching: { method: "GET", path: "/api/missions/matching", access: "jobutil" },
  asked: { method: "GET", path: "/api/missions/asked", access: "jobutil" },
  create: { method: "POST", path: "/api/missions", access: "jobutil" },
  details: { method: "GET", path: "/api/missions/:id/details", access: "jobutil" },
  edit: { method: "PUT", path: "/api/missions/:id", access: "jobutil" },
  versions: { method: "GET", path: "/api/missions/:id/versions", access: "jobutil" },
  reactions: { method: "GET", path: "/api/missions/:id/reactions", access: "jobutil" },
  reject: { method: "POST", path: "/api/missions/:id/reject", access: "jobutil" },
  like: { method: "POST", path: "/api/missions/:id/like", access: "jobutil" },
  recommend: { method: "POST", path: "/api/missions/:id/recommend", access: "jobutil" },
  publication: { method: "GET", path: "/api/missions/:id/publication", access: "jobutil" },
  asks: { method: "GET", path: "/api/missions/:id/asks", access: "jobutil" },
  see: { method: "POST", path: "/api/missions/:id/seen", access: "jobutil" },
  decline: { method: "POST", path: "/api/missions/:id/decline", access: "jobutil" },
  open: { method: "POST", path: "/api/missions/:id/open", access: "jobutil" },
  pictures: { method: "GET", path: "/api/missions/:id/pictures", access: "jobutil" },
  addPicture: { method: "POST", path: "/api/missions/:id/pictures", access: "jobutil" },
  describePicture: { method: "PUT", path: "/api/missions/:id/pictures/:file", access: "jobutil" },
  movePicture: { method: "PUT", path: "/api/missions/:id/pictures/:file/place", access: "jobutil" },
  removePicture: { method: "DELETE", path: "/api/missions/:id/pictures/:file", access: "jobutil" },
  close: { method: "POST", path: "/api/missions/:id/close", access: "jobutil" },
} as const satisfies Record<string, Route>;

/** A picture of what is to be done: whoever may see the mission may look at it. */
export const missionPicture: FilePurpose = {
  name: "missionPicture",
  kind: "picture",
  isPublic: false,
  largest: 10_000_000,
  most: 8,
};

/** The longest description of a picture for whoever cannot see it, in characters. */
export const maxPictureAlt = 200;
