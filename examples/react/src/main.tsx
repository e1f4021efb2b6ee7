import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import 'mahjong-elements';
import type {} from 'mahjong-elements/types/react';
import { App } from './App';
import './style.css';

createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
