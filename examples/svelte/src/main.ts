import { mount } from 'svelte';
import 'mahjong-elements';
import App from './App.svelte';
import './style.css';

mount(App, { target: document.getElementById('app')! });
