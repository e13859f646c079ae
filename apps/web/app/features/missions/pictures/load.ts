/** The pictures of a mission on its page. */
export const loadMissionPictures = async () => ({
  default: (await import("./MissionPictures.tsx")).MissionPictures,
});

/** The field of pictures of a mission that is being written. */
export const loadPicturesField = async () => ({
  default: (await import("./PicturesField.tsx")).PicturesField,
});
