/** True in a layer over the rooms: a photo dragged from there would go to a row that nobody sees. "Move to…" does it. */
import { createContext } from 'react';

export const PhotosStay = createContext(false);
