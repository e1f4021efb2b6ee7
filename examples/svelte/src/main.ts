import { mount } from 'svelte';
import 'mahjong-elements';
import type {} from 'mahjong-elements/types/svelte';
import App from './App.svelte';
import './style.css';

mount(App, { target: document.getElementById('app')! });
