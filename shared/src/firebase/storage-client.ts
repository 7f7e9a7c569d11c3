import { getStorage, type FirebaseStorage } from 'firebase/storage';
import { firebaseApp } from './firebase-app';

export function storage(): FirebaseStorage {
  return getStorage(firebaseApp());
}
