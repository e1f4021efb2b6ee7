import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import 'mahjong-elements';
import { App } from './App';
import './style.css';

createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
