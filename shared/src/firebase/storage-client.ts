import { getStorage, type FirebaseStorage } from 'firebase/storage';
import { firebaseApp } from './app';

export function storage(): FirebaseStorage {
  return getStorage(firebaseApp());
}
